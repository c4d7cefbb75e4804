ALTER TABLE "task_steps" ADD COLUMN "input_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "task_steps" ADD COLUMN "attempt" integer DEFAULT 0 NOT NULL;