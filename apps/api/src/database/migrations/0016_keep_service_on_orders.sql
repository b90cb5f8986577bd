ALTER TABLE "orders" ADD COLUMN "service" text;--> statement-breakpoint
UPDATE "orders" SET "service" = "order_services"."type"
	FROM "order_services" WHERE "order_services"."order_id" = "orders"."id";
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_id_service" UNIQUE("id","service");--> statement-breakpoint
ALTER TABLE "order_services" DROP CONSTRAINT "order_services_order_id_orders_id_fk";--> statement-breakpoint
ALTER TABLE "order_services" ADD CONSTRAINT "order_services_order" FOREIGN KEY ("order_id","type") REFERENCES "public"."orders"("id","service") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The code before this migration writes an order without its service's type.
CREATE FUNCTION name_service_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE public.orders SET service = NEW.type WHERE id = NEW.order_id AND service IS NULL;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_services_name_service BEFORE INSERT ON order_services FOR EACH ROW
	EXECUTE FUNCTION name_service_of_order();
--> statement-breakpoint
DROP INDEX "order_services_type";--> statement-breakpoint
DROP INDEX "orders_newest_of_client";--> statement-breakpoint
CREATE INDEX "orders_newest_by_service" ON "orders" USING btree ("service","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_newest_by_service_and_status" ON "orders" USING btree ("service","status","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_newest_of_client" ON "orders" USING btree ("client_id","created_at","id","status","service");
