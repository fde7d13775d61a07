-- Fifty pounds, as American airlines count, are 22.7 kg.
alter table flights alter column "baggageWeightKg" type double precision;
