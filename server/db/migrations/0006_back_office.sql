CREATE TABLE "admin_roles" (
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "admin_roles_user_id_role_pk" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
CREATE TABLE "audit_aliases" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"alias" uuid NOT NULL,
	CONSTRAINT "audit_aliases_alias_unique" UNIQUE("alias")
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" uuid,
	"action" text NOT NULL,
	"subject" text,
	"details" json NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_head" (
	"id" integer PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"user_id" uuid,
	"details" json
);
--> statement-breakpoint
CREATE TABLE "credit_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"credit_type" text NOT NULL,
	"week_start" date NOT NULL,
	"amount" integer NOT NULL,
	"granted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_requests" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "credit_requests" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_requests" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "inbox_messages" ADD COLUMN "reply" text;--> statement-breakpoint
CREATE INDEX "audit_events_at" ON "audit_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_events_action" ON "audit_events" USING btree ("action","seq");--> statement-breakpoint
CREATE INDEX "audit_events_actor" ON "audit_events" USING btree ("actor","seq");--> statement-breakpoint
CREATE INDEX "audit_events_subject" ON "audit_events" USING btree ("subject","seq");--> statement-breakpoint
CREATE INDEX "events_name_at" ON "events" USING btree ("name","at");--> statement-breakpoint
CREATE INDEX "events_user_at" ON "events" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "credit_grants_week" ON "credit_grants" USING btree ("user_id","credit_type","week_start");--> statement-breakpoint
CREATE INDEX "credit_requests_open" ON "credit_requests" USING btree ("decided_at","created_at");--> statement-breakpoint
CREATE FUNCTION "audit_events_are_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'audit_events is append-only';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_events_append_only" BEFORE UPDATE OR DELETE ON "audit_events"
	FOR EACH ROW EXECUTE FUNCTION "audit_events_are_kept"();--> statement-breakpoint
CREATE TRIGGER "audit_events_not_emptied" BEFORE TRUNCATE ON "audit_events"
	FOR EACH STATEMENT EXECUTE FUNCTION "audit_events_are_kept"();--> statement-breakpoint
INSERT INTO "audit_head" ("id", "seq", "hash") VALUES (1, 0, '');--> statement-breakpoint
UPDATE "sessions" SET "last_seen_at" = coalesce(
	(SELECT max("created_at") FROM "refresh_tokens" WHERE "session_id" = "sessions"."id"), "created_at");
