//! The tables of a shared database. A change of them is another step at the end: the steps that a
//! database lacks are run when it is opened.

/// The steps, the first of which makes the tables.
pub(super) const STEPS: [&str; 2] = [
    "
CREATE TABLE hob_state (
    only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
    change bigint NOT NULL,
    revision bigint NOT NULL
);
INSERT INTO hob_state (change, revision) VALUES (0, 0);
CREATE TABLE hob_changes (
    change bigint NOT NULL,
    org text NOT NULL,
    PRIMARY KEY (change, org)
);
CREATE TABLE hob_deployments (
    org text NOT NULL,
    app text NOT NULL,
    record text NOT NULL,
    PRIMARY KEY (org, app)
);
CREATE TABLE hob_keys (
    id text PRIMARY KEY,
    org text NOT NULL,
    record text NOT NULL
);
CREATE INDEX hob_keys_org ON hob_keys (org);
CREATE TABLE hob_logs (
    org text NOT NULL,
    app text NOT NULL,
    seq bigint NOT NULL,
    record text NOT NULL,
    PRIMARY KEY (org, app, seq)
);
CREATE TABLE hob_usage (
    org text NOT NULL,
    day text NOT NULL,
    app text NOT NULL,
    key text NOT NULL,
    requests bigint NOT NULL,
    refused bigint NOT NULL,
    prompt_tokens bigint NOT NULL,
    cached_tokens bigint NOT NULL,
    completion_tokens bigint NOT NULL,
    milliseconds bigint NOT NULL,
    PRIMARY KEY (org, day, app, key)
);
",
    "
CREATE TABLE hob_usage_batches (
    id text PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX hob_usage_batches_at ON hob_usage_batches (at);
",
];

/// Takes a lock that servers which start at the same time wait for, until the transaction ends.
pub(super) const LOCK: &str = "SELECT pg_advisory_xact_lock(7523094288207667809)";
