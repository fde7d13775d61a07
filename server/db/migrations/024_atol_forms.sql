-- The CAA's own certificate forms, as the ATOL holder got them: filled in the place of our layout. `slots` are the places in it that
-- take text, `filled` says which of them takes what (shared/atol/atol-form.ts).
create table "atolForms" (
	type text primary key check (type in ('package-single', 'package-multi', 'flight-only')),
	"fileName" text not null,
	"storageKey" text not null,
	sha256 text not null,
	slots jsonb not null,
	filled jsonb not null,
	version integer not null default 1,
	"updatedAt" timestamptz not null default now()
);
