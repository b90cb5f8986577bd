-- Counters are not worth a flush of the log: after a crash of the database they begin anew.
ALTER TABLE "rate_limits" SET UNLOGGED;
