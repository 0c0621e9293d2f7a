CREATE TABLE "session_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "session_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" uuid,
	"user_id" bigint,
	"transaction_id" bigint DEFAULT pg_current_xact_id()::text::bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "session_changes_transaction" ON "session_changes" USING btree ("transaction_id");
--> statement-breakpoint
CREATE FUNCTION announce_session_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF tg_table_name = 'sessions' THEN
		INSERT INTO session_changes (session_id) VALUES (old.id);
		PERFORM pg_notify('session_changes', 'session ' || old.id);
	ELSE
		INSERT INTO session_changes (user_id) VALUES (old.id);
		PERFORM pg_notify('session_changes', 'user ' || old.id);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_ended AFTER UPDATE OF ended_at, created_at, user_id ON sessions FOR EACH ROW
	WHEN (old.ended_at IS DISTINCT FROM new.ended_at OR old.created_at <> new.created_at OR old.user_id <> new.user_id)
	EXECUTE FUNCTION announce_session_change();
--> statement-breakpoint
CREATE TRIGGER sessions_deleted AFTER DELETE ON sessions FOR EACH ROW
	WHEN (old.ended_at IS NULL) EXECUTE FUNCTION announce_session_change();
--> statement-breakpoint
CREATE TRIGGER users_changed AFTER UPDATE ON users FOR EACH ROW
	WHEN (old.* IS DISTINCT FROM new.*) EXECUTE FUNCTION announce_session_change();
--> statement-breakpoint
CREATE TRIGGER users_deleted AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION announce_session_change();

--> statement-breakpoint
CREATE FUNCTION remove_audit_events(before timestamptz) RETURNS bigint LANGUAGE plpgsql
	SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
	removed bigint;
BEGIN
	IF before > now() - interval '11 months' THEN
		RAISE EXCEPTION 'audit events are kept for eleven months at least';
	END IF;
	DELETE FROM public.audit_events WHERE at < before;
	GET DIAGNOSTICS removed = ROW_COUNT;
	RETURN removed;
END $$;
