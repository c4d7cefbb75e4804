CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"chunks" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refiner_results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"statement" text NOT NULL,
	"stakeholder" text NOT NULL,
	"assumptions" json NOT NULL,
	"overall_score" integer NOT NULL,
	"score_reasons" json NOT NULL,
	"researched" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refiner_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"original_idea" text NOT NULL,
	"generation_ms" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "explorer_results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"statement" json NOT NULL,
	"model" text NOT NULL,
	"selected" boolean DEFAULT false NOT NULL,
	"viewed" boolean DEFAULT false NOT NULL,
	"bookmarked" boolean DEFAULT false NOT NULL,
	"liked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insights" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"content" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_steps" (
	"task_id" uuid NOT NULL,
	"step" text NOT NULL,
	"engine_version" text NOT NULL,
	"output" json NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	CONSTRAINT "task_steps_task_id_step_pk" PRIMARY KEY("task_id","step")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid NOT NULL,
	"input" json NOT NULL,
	"report_id" uuid,
	"for_date" date NOT NULL,
	"status" text NOT NULL,
	"finished_steps" integer DEFAULT 0 NOT NULL,
	"message" text,
	"error" text,
	"credit_week" date,
	"refunded" boolean DEFAULT false NOT NULL,
	"queue_id" uuid NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refiner_results" ADD CONSTRAINT "refiner_results_session_id_refiner_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."refiner_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "explorer_results" ADD CONSTRAINT "explorer_results_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights" ADD CONSTRAINT "insights_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_steps" ADD CONSTRAINT "task_steps_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_report" ON "chat_messages" USING btree ("report_id","place");--> statement-breakpoint
CREATE INDEX "refiner_results_session" ON "refiner_results" USING btree ("session_id","rank");--> statement-breakpoint
CREATE INDEX "refiner_sessions_user" ON "refiner_sessions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "explorer_results_task" ON "explorer_results" USING btree ("task_id","rank");--> statement-breakpoint
CREATE INDEX "tasks_user" ON "tasks" USING btree ("user_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "tasks_report" ON "tasks" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "tasks_status" ON "tasks" USING btree ("status");