/**
 * What really happened on the server, told by the database itself and not by the code that is on trial: each change of a
 * person's things is written down with the operation it belongs to.
 */
export const AUDIT = `
create table sim_effects (
  n bigserial primary key, op text, user_id text, kind text not null, target text not null, rev bigint, words text
);
create function sim_op() returns trigger language plpgsql as $$ begin
  perform set_config('sim.op', new.op_id::text, true);
  return new;
end $$;
-- Before: an operation whose row is there already, for a refusal, is told as well.
create trigger sim_op before insert on client_ops for each row execute function sim_op();

create function sim_note(owner uuid, kind text, target text, rev bigint, words text) returns void language sql as $$
  insert into sim_effects (op, user_id, kind, target, rev, words)
  values (nullif(current_setting('sim.op', true), ''), owner::text, kind, target, rev, words)
$$;

create function sim_report() returns trigger language plpgsql as $$ begin
  if tg_op = 'DELETE' then
    perform sim_note(old.user_id, 'delete', old.id::text, null, 'for good');
    return old;
  end if;
  perform sim_note(new.user_id, case
    when new.deleted_at is distinct from old.deleted_at then
      case when new.deleted_at is null then 'restore' else 'delete' end
    when new.last_viewed_at is distinct from old.last_viewed_at then 'view'
    when new.has_chat <> old.has_chat then 'has_chat'
    when new.title <> old.title then 'metadata'
    else 'pin' end, new.id::text, new.rev, new.title);
  return new;
end $$;
create trigger sim_report after update or delete on reports for each row execute function sim_report();

create function sim_job() returns trigger language plpgsql as $$ begin
  if tg_op = 'INSERT' then perform sim_note(new.user_id, 'research', new.id::text, null, new.query);
  elsif new.answers::text is distinct from old.answers::text then
    perform sim_note(new.user_id, 'answers', new.id::text, null, new.answers::text);
  end if;
  return new;
end $$;
create trigger sim_job after insert or update on research_jobs for each row execute function sim_job();

create function sim_chat() returns trigger language plpgsql as $$ begin
  perform sim_note(new.user_id, 'chat', new.report_id::text, null, new.content);
  return new;
end $$;
create trigger sim_chat after insert on chat_messages for each row when (new.role = 'user') execute function sim_chat();

create function sim_wish() returns trigger language plpgsql as $$ begin
  perform sim_note(new.user_id, 'credit_request', new.credit_type || new.week_start::text, null, new.reason);
  return new;
end $$;
create trigger sim_wish after insert on credit_requests for each row execute function sim_wish();

create function sim_address() returns trigger language plpgsql as $$ begin
  perform sim_note(null, 'newsletter', new.email, null, new.email);
  return new;
end $$;
create trigger sim_address after insert on newsletter_subscribers for each row execute function sim_address();

create function sim_idea() returns trigger language plpgsql as $$ begin
  perform sim_note(new.user_id, 'researched', new.id::text, null, new.researched::text);
  return new;
end $$;
create trigger sim_idea after update on refiner_results for each row execute function sim_idea();

create function sim_session() returns trigger language plpgsql as $$ begin
  if tg_op = 'INSERT' then perform sim_note(new.user_id, 'refine', new.id::text, null, new.original_idea);
  elsif new.deleted_at is distinct from old.deleted_at then
    perform sim_note(new.user_id, 'refiner_delete', new.id::text, null, '');
  end if;
  return new;
end $$;
-- The session that everybody begins with has its owner's id.
create trigger sim_session after insert or update on refiner_sessions for each row when (new.id <> new.user_id)
  execute function sim_session();

-- Cancelling needs no operation: it is looked at by what it leaves behind.
create function sim_task() returns trigger language plpgsql as $$ begin
  if tg_op = 'INSERT' then
    if new.deleted_at is null then perform sim_note(new.user_id, 'explore', new.id::text, null, new.input::text); end if;
  elsif new.deleted_at is distinct from old.deleted_at then
    perform sim_note(new.user_id, 'explorer_delete', new.id::text, null, '');
  end if;
  return new;
end $$;
create trigger sim_task after insert or update on tasks for each row when (new.kind = 'explorer')
  execute function sim_task();

create function sim_problem() returns trigger language plpgsql as $$ begin
  perform sim_note(new.user_id, 'explorer_marks', new.id::text, null,
    json_build_object('liked', new.liked, 'bookmarked', new.bookmarked)::text);
  return new;
end $$;
create trigger sim_problem after update on explorer_results for each row execute function sim_problem();

create function sim_letter() returns trigger language plpgsql as $$ begin
  perform sim_note(new.user_id, new.kind, new.id::text, null, new.content::text);
  return new;
end $$;
create trigger sim_letter after insert on inbox_messages for each row execute function sim_letter();
`;

/** One thing that happened. */
export interface Happened {
  readonly n: number;
  /** The operation's key; null for what no operation did. */
  readonly op: string | null;
  readonly user_id: string | null;
  readonly kind: string;
  readonly target: string;
  readonly rev: number | null;
  readonly words: string | null;
}
