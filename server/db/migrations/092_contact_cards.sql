-- How travellers reach a colleague who looks after their trip: what the colleague entered about themselves.
create table "contactCards" (
	"userId" uuid primary key references users on delete cascade,
	phone text,
	"whatsApp" text,
	-- A small JPEG that we encoded, a few kilobytes. It travels inside the answers, so that devices show it without a network.
	picture bytea,
	"updatedAt" timestamptz not null default now()
);
