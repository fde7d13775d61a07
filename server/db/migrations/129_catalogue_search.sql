-- The folded words by which staff find an item of the catalogue, in its draft and in what is public of it, and what trips are offered it by.
-- Derived: a missing row is written by the background job, and a backup leaves the table out.
create table "catalogueSearch" (
	"itemId" uuid primary key references "catalogueItems" on delete cascade,
	words tsvector not null,
	-- Its public name, and in a second line its place, both folded. Null while it is not public.
	offered text,
	"indexedAt" timestamptz not null default now()
);
create index "catalogueSearchWords" on "catalogueSearch" using gin (words) with (fastupdate = off);
