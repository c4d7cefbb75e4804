CREATE TABLE "research_trail" (
	"work_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"entry" json NOT NULL,
	CONSTRAINT "research_trail_work_id_n_pk" PRIMARY KEY("work_id","n")
);
--> statement-breakpoint
CREATE TABLE "source_cache" (
	"key" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"body" json NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_health" (
	"source" text PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL,
	"failures" integer NOT NULL,
	"in_a_row" integer NOT NULL,
	"open_until" timestamp with time zone,
	"last_error" text,
	"last_error_at" timestamp with time zone,
	"last_ok_at" timestamp with time zone,
	"times" json NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "research_trail" ADD CONSTRAINT "research_trail_work_id_research_jobs_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."research_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "source_cache_expires" ON "source_cache" USING btree ("expires_at");