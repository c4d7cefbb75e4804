ALTER TABLE "research_jobs" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "research_jobs" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "research_jobs" ADD COLUMN "retried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "retried_at" timestamp with time zone;