CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "export_parts" (
	"task_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "export_parts_task_id_place_pk" PRIMARY KEY("task_id","place")
);
--> statement-breakpoint
ALTER TABLE "export_parts" ADD CONSTRAINT "export_parts_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;