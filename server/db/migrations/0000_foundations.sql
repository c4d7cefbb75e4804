CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"display_name" text,
	"avatar_url" text,
	"preferences" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"value" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"metadata" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "credit_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_exempt" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"credit_type" text NOT NULL,
	"week_start" date NOT NULL,
	"credits_requested" integer NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_weeks" (
	"user_id" uuid NOT NULL,
	"credit_type" text NOT NULL,
	"week_start" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "credit_weeks_user_id_credit_type_week_start_pk" PRIMARY KEY("user_id","credit_type","week_start"),
	CONSTRAINT "credit_weeks_used" CHECK ("credit_weeks"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "client_ops" (
	"scope" text NOT NULL,
	"op_id" uuid NOT NULL,
	"route" text NOT NULL,
	"body_sha256" text NOT NULL,
	"status" integer,
	"body" json,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_ops_scope_op_id_pk" PRIMARY KEY("scope","op_id")
);
--> statement-breakpoint
CREATE TABLE "user_sync" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"rev" bigint NOT NULL,
	"purged_rev" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_bodies" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"content" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"tags" text[] NOT NULL,
	"category" text NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"has_chat" boolean DEFAULT false NOT NULL,
	"is_revised" boolean DEFAULT false NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"view_count" integer DEFAULT 0 NOT NULL,
	"last_viewed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"rev" bigint NOT NULL,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tombstones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"rev" bigint NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "research_jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"query" text NOT NULL,
	"research_date" date NOT NULL,
	"questions" json NOT NULL,
	"answers" json,
	"status" text NOT NULL,
	"finished_steps" integer DEFAULT 0 NOT NULL,
	"error" text,
	"credit_week" date,
	"refunded" boolean DEFAULT false NOT NULL,
	"queue_id" uuid NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"stop_requested_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "research_steps" (
	"job_id" uuid NOT NULL,
	"step" text NOT NULL,
	"input_hash" text NOT NULL,
	"engine_version" text NOT NULL,
	"attempt" integer NOT NULL,
	"output" json NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	CONSTRAINT "research_steps_job_id_step_pk" PRIMARY KEY("job_id","step")
);
--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_bodies" ADD CONSTRAINT "report_bodies_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_steps" ADD CONSTRAINT "research_steps_job_id_research_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."research_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_requests_week" ON "credit_requests" USING btree ("user_id","credit_type","week_start");--> statement-breakpoint
CREATE INDEX "client_ops_created" ON "client_ops" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reports_user_rev" ON "reports" USING btree ("user_id","rev");--> statement-breakpoint
CREATE INDEX "reports_user_created" ON "reports" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_search" ON "reports" USING gin ("search");--> statement-breakpoint
CREATE INDEX "tombstones_user_rev" ON "tombstones" USING btree ("user_id","rev");--> statement-breakpoint
CREATE INDEX "tombstones_deleted" ON "tombstones" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "research_jobs_user" ON "research_jobs" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "research_jobs_status" ON "research_jobs" USING btree ("status");