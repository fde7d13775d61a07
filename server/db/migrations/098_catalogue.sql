-- What the public catalogue consists of now. One row, locked by everything that publishes: the order of revisions is the order of commits.
create table "catalogueHead" (
	id integer primary key check (id = 1),
	-- Grows with each publication. Every process asks for it once a second.
	revision integer not null default 0,
	-- The next public numbers. They are given when an item is first published, and never again.
	"nextVilla" integer not null default 1,
	"nextHotel" integer not null default 1,
	-- The built-in catalogue that was imported last, as a hash.
	"builtInHash" text
);

-- A villa, a hotel, or what the landing page and the lists show besides them.
create table "catalogueItems" (
	id uuid primary key,
	kind text not null check (kind in ('villa', 'hotel', 'landing')),
	-- Its id in public addresses. Null until it is first published.
	number integer,
	-- No foreign keys to versions, which refer to their item.
	"publishedVersionId" uuid,
	-- The revision that last changed what is public of it, also by withdrawing it.
	"publishedRevision" integer not null default 0,
	"contentChangedAt" timestamptz,
	draft jsonb,
	"draftVersion" integer not null default 0,
	"draftAt" timestamptz,
	"draftBy" uuid references users on delete set null,
	-- Its name in the built-in catalogue, such as 'hotel/3', and the hash of what was last taken over from there.
	"builtInKey" text unique,
	"builtInHash" text,
	-- What a later release brings for an item that the agency has changed.
	"builtInOffer" jsonb,
	"createdAt" timestamptz not null default now(),
	unique (kind, number)
);
create index "catalogueItemsPublished" on "catalogueItems" ("publishedRevision");

-- What was published, for ever. Rows are only added.
create table "catalogueVersions" (
	id uuid primary key,
	"itemId" uuid not null references "catalogueItems" on delete cascade,
	no integer not null,
	content jsonb not null,
	hash text not null,
	source text not null check (source in ('staff', 'built-in')),
	"publishedBy" uuid references users on delete set null,
	note text,
	"createdAt" timestamptz not null default now(),
	unique ("itemId", no)
);
