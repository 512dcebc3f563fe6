-- Countries and ports stand among the words of a shipment, so that the index over words finds them too, and several of them together;
-- a weight is found by an index of its own. See decision 0313.
do $$
begin
  for part in 0..15 loop
    -- Else a rare word is taken for one that stands in every two hundredth row.
    execute format('alter table shipment_parts.shipment_%s alter column words set statistics 1000', part);
  end loop;
end $$;
update shipment set words = words || array['@o' || origin, '@d' || destination, '@p' || port_from, '@p' || port_to];
create index shipment_weight on shipment (account_id, weight_kg);
