-- A passkey also confirms that the person behind a session is still the one who signed in.
alter table ceremonies drop constraint ceremonies_purpose_check;
alter table ceremonies add constraint ceremonies_purpose_check check (purpose in ('sign in', 'add', 'confirm'));
