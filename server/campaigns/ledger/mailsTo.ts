/**
 * The mails of one task to one address, as a condition. They are found by the address alone: a task that is newer than
 * what the planner knows of the ledger looks as if it had one row, so that its index seemed as good as the address's and
 * the whole task was read for each address. `$1` account.
 */
export const mailsTo = (alias: string, { task, address }: { task: string; address: string }): string =>
  `${alias}.address = ${address} and ${alias}.account_id = $1 and (${alias}.task_id = ${task}) is true
   and ${alias}.status <> 'suppressed'`

/** The messages of one task to one person: where it goes over several channels, to any of their addresses. `$1` account. */
export const messagesTo = (
  alias: string,
  of: { task: string; address: string; contact: string },
  isOverSeveral: boolean,
): string =>
  isOverSeveral
    ? `${alias}.contact_id = ${of.contact} and ${alias}.account_id = $1 and (${alias}.task_id = ${of.task}) is true
   and ${alias}.status <> 'suppressed'`
    : mailsTo(alias, of)
