-- Whether some of the nights were taken when the enquiry came in. It was accepted all the same.
alter table enquiries add column "nightsTaken" boolean not null default false;
