ALTER TABLE "orders" ADD COLUMN "expected_by" date;
