-- Where the documents of a sender state what: learned from reviews of imports. It holds wording of the documents, and none of their values.
create table "taughtLayouts" (
	id uuid primary key,
	name text not null,
	sender text,
	-- Hashes of the wording by which a layout is recognised.
	wording jsonb not null,
	layout jsonb not null,
	"taughtAt" timestamptz not null default now(),
	"usedAt" timestamptz,
	uses integer not null default 0,
	-- Since when documents of the sender no longer fit.
	"changedAt" timestamptz
);
