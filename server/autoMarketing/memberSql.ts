/**
 * SQL: the contact of person `m`, found by its key one after another. A run's rows are younger than what the database knows of its
 * tables, so it would choose a way that takes minutes for many.
 */
export const contactOfMember =
  'select c.* from contact c where c.account_id = m.account_id and c.id = m.contact_id and c.deleted_at is null offset 0'
