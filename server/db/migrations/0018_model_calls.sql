CREATE TABLE "model_calls" (
	"work_id" uuid NOT NULL,
	"key" text NOT NULL,
	"role" text NOT NULL,
	"result" json NOT NULL,
	"tokens" integer NOT NULL,
	"ms" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "model_calls_work_id_key_pk" PRIMARY KEY("work_id","key")
);
--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_work_id_research_jobs_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."research_jobs"("id") ON DELETE cascade ON UPDATE no action;