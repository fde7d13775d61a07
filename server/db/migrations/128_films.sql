-- Films that staff have uploaded, without their metadata. A content names one as 'film/' and its id.
create table "catalogueFilms" (
	id uuid primary key,
	-- Of the file that was uploaded, in hexadecimal: the same file is one film.
	sha256 text not null unique,
	"fileName" text not null,
	kind text not null check (kind in ('mp4', 'webm')),
	-- In pixels, as it is shown: with the rotation applied.
	width integer not null,
	height integer not null,
	seconds real not null,
	"storageKey" text not null unique,
	bytes integer not null,
	-- For pages that are still open: until when it is served after the last page that showed it has changed.
	"publicUntil" timestamptz,
	-- Since when no draft, version or offer names it.
	"unusedSince" timestamptz,
	"createdAt" timestamptz not null default now()
);
