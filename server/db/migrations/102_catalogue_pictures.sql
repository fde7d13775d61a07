-- Photographs that staff have uploaded. A content names one as 'photo/' and its id.
create table "cataloguePictures" (
	id uuid primary key,
	-- Of the file that was uploaded, in hexadecimal: the same file is one picture.
	sha256 text not null unique,
	"fileName" text not null,
	state text not null default 'waiting' check (state in ('waiting', 'made', 'failed')),
	-- Why it failed, as staff read it.
	failure text,
	attempts integer not null default 0,
	-- In pixels, as it is shown: with the orientation applied.
	width integer not null,
	height integer not null,
	-- The dominant colour, '#rrggbb'.
	color text not null,
	-- For pages that are still open: until when it is served after the last page that showed it has changed.
	"publicUntil" timestamptz,
	-- Since when no draft, version or offer names it.
	"unusedSince" timestamptz,
	"createdAt" timestamptz not null default now()
);
create index "cataloguePicturesWaiting" on "cataloguePictures" (id) where state = 'waiting';

-- The stored files of each picture: the original until the others have been made of it.
create table "catalogueFiles" (
	id uuid primary key,
	"pictureId" uuid not null references "cataloguePictures" on delete cascade,
	-- As in its address: '960.avif', 'full.jpg'. The original has no address.
	rendition text not null,
	"storageKey" text not null unique,
	bytes integer not null,
	"createdAt" timestamptz not null default now(),
	unique ("pictureId", rendition)
);
