import type { DatabaseSync } from "node:sqlite";

/** Makes the tables of a row store where they are missing. */
export function createTables(database: DatabaseSync): void {
	database.exec(SCHEMA);
}

/** Everything that a row store does with its rows. */
export function prepareRows(database: DatabaseSync) {
	return {
		find: database.prepare(
			"SELECT state, digest, job, ended, job IS NOT NULL AND code IS NOT NULL AND price > 0 AS isPaid FROM rows WHERE row = ?",
		),
		start: database.prepare(
			"INSERT INTO rows (row, digest, state) VALUES (?, ?, 'started') ON CONFLICT (row) DO UPDATE SET digest = excluded.digest, state = 'started'",
		),
		release: database.prepare(
			"UPDATE rows SET state = CASE WHEN job IS NOT NULL AND code IS NULL THEN 'accepted' WHEN ended > 0 THEN 'failed' ELSE 'new' END WHERE row = ? AND state = 'started'",
		),
		accept: database.prepare(
			"INSERT INTO rows (row, digest, state, job) VALUES (?, ?, 'accepted', ?) ON CONFLICT (row) DO UPDATE SET digest = excluded.digest, state = 'accepted', job = excluded.job, code = NULL",
		),
		settle: database.prepare(
			`INSERT INTO rows (row, digest, ended, state, line, code, message, status, input_tokens, output_tokens, price) VALUES (?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?)
		ON CONFLICT (row) DO UPDATE SET digest = excluded.digest, state = excluded.state, ended = rows.ended + 1, line = excluded.line,
		job = CASE WHEN NOT ? THEN rows.job END, code = excluded.code, message = excluded.message,
		status = excluded.status, input_tokens = excluded.input_tokens, output_tokens = excluded.output_tokens, price = coalesce(rows.price, 0) + coalesce(excluded.price, 0)`,
		),
		counts: database.prepare(
			"SELECT count(*) FILTER (WHERE state = 'done') AS done, count(*) FILTER (WHERE state = 'failed') AS failed, count(*) FILTER (WHERE state = 'started') AS started, coalesce(max(row), 0) AS last, coalesce(sum(input_tokens), 0) AS inputTokens, coalesce(sum(output_tokens), 0) AS outputTokens, coalesce(sum(price), 0) AS price, max(input_tokens) AS mostInputTokens, max(output_tokens) AS mostOutputTokens FROM rows",
		),
		failures: database.prepare(
			"SELECT row, code, message, status FROM rows WHERE state = 'failed' ORDER BY row",
		),
		unwritten: database.prepare(
			"SELECT row, line FROM rows WHERE line IS NOT NULL AND row < ? ORDER BY row LIMIT ?",
		),
		written: database.prepare("UPDATE rows SET line = NULL WHERE row = ?"),
	};
}

const SCHEMA = `
	CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
	CREATE TABLE IF NOT EXISTS rows (
		row INTEGER PRIMARY KEY,
		digest TEXT NOT NULL,
		state TEXT NOT NULL,
		ended INTEGER NOT NULL DEFAULT 0,
		line TEXT,
		job TEXT,
		code TEXT,
		message TEXT,
		status INTEGER,
		input_tokens INTEGER,
		output_tokens INTEGER,
		price REAL
	);
	CREATE INDEX IF NOT EXISTS unwritten ON rows (row) WHERE line IS NOT NULL;
	CREATE INDEX IF NOT EXISTS failed ON rows (row) WHERE state = 'failed';
`;
