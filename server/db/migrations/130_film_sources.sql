-- Films that staff have uploaded and that the site cannot serve as they are: each is converted, becomes a film with the same id, and goes.
create table "catalogueFilmSources" (
	id uuid primary key,
	-- Of the file that was uploaded, in hexadecimal: the same file is one film.
	sha256 text not null unique,
	"fileName" text not null,
	"storageKey" text not null unique,
	bytes integer not null,
	state text not null default 'waiting' check (state in ('waiting', 'failed')),
	-- Why it failed, as staff read it.
	failure text,
	attempts integer not null default 0,
	-- Since when no draft, version or offer names it.
	"unusedSince" timestamptz,
	"createdAt" timestamptz not null default now()
);
