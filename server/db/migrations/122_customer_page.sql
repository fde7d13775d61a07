-- A customer's page lists the mails to their address, and the enquiries from it.
create index "mailsByRecipient" on mails (lower("to"), id);
create index "enquiriesByAddress" on enquiries (lower(email), id);
