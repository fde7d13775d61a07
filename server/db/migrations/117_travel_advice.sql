-- What GOV.UK's pages about entering a country say, so that staff learn of a change. Never turned into a rule.
create table "travelAdvice" (
	-- The country's name in the address of its page.
	slug text primary key,
	-- The words of its part about entry, a block a line.
	text text not null,
	-- The day on which they were first seen to differ from before. Null: never.
	"changedOn" date,
	-- What is new on it since then.
	"newText" text,
	"checkedAt" timestamptz not null default now()
);
