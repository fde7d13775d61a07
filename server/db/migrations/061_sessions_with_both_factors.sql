-- A session that a passkey opened: the agency's second step is part of it.
alter table sessions add "hasBothFactors" boolean not null default false;
