-- Addresses at which somebody without an account sees a draft of the catalogue, until a time.
create table "previewLinks" (
	id uuid primary key,
	"itemId" uuid not null references "catalogueItems" on delete cascade,
	-- Of the secret in its address, which is stored nowhere.
	"tokenHash" bytea not null unique,
	"expiresAt" timestamptz not null,
	"createdBy" uuid references users on delete set null,
	opened integer not null default 0,
	"createdAt" timestamptz not null default now()
);
create index "previewLinksOfItem" on "previewLinks" ("itemId");
