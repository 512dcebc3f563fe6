import type { ErrorCode } from '../errors.ts'

/** {{name}} is filled from the error's values. */
export const errorsEnUS = {
  operationFailed: 'Operation Fail. Nothing was changed; please try again.',
  network: 'Network request error. Your work is kept on this device.',
  captivePortal:
    'This network asks you to sign in first (a web page answered instead of Fairlead). Your work is kept on this device.',
  cancelled: 'Cancelled',
  notFound: 'This does not exist any more',
  forbidden: 'You have no permission for this',
  inputInvalid: 'Please check what you entered',
  tooLarge: 'This is too large for one request',
  tooManyRequests: 'Too many requests. Please wait {{seconds}} seconds.',
  serverBusy: 'The server is busy. Fairlead tries again by itself.',
  serverDiskFull: 'The server has no disk space left. Your work is kept on this device.',
  originRefused: 'This request came from another site and was refused',

  signInAgain: 'Error, please login again',
  signedInElsewhere: 'You have logged in to another device. Please log in again',
  accountOrPasswordWrong: 'The account or password is incorrect',
  signInLocked: 'Too many tries. Please wait {{minutes}} minutes, then try again.',
  accountDisabled: 'This account is disabled. Please ask your main account.',
  accountEmpty: 'Enter your email, phone or user name',
  passwordEmpty: 'Enter your password',
  passwordTooShort: 'Use at least {{min}} characters',
  passwordTooLong: 'Use at most {{max}} characters',
  passwordsDiffer: 'Password does not match twice',
  usernameInvalid: 'Use 2 to 40 letters, digits, dots, dashes or underscores',
  accountTaken: 'This user name, email or phone is already in use',
  setupLinkInvalid: 'This one-time link is not valid. Use the newest one that the server printed.',
  setupDone: 'The main account exists already. Please sign in.',

  nameEmpty: 'Enter a name',
  emailInvalid: 'This is not a valid email address',
  phoneInvalid: 'This is not a valid phone number. Add the country code, such as +86.',
  urlInvalid: 'This is not a valid web address',
  textTooLong: 'This text is too long',
  textControl: 'This text has characters that cannot be stored',
  contactEmpty: 'Enter at least a name, a company, a phone or an email',

  gone: 'This was deleted in the meantime',
  exists: 'This exists already',
  nothingSelected: 'No data selected',

  fileEmpty: 'The file is empty. Choose another one.',
  fileNotWorkbook: 'This is not an Excel workbook (it looks like {{kind}}). Only .xlsx and .xls can be read.',
  fileIsCsv: 'This is a text (CSV) file, not an Excel workbook. Open it in Excel and save it as .xlsx.',
  fileKindRefused: 'Files of the kind {{kind}} cannot be read. Open it in Excel and save it as .xlsx.',
  filePassword: 'The workbook is protected by a password. Remove the password in Excel and try again.',
  fileDamaged: 'The file is damaged or incomplete. Nothing was imported.',
  fileTooLarge: 'file too large: limit {{limit}} M',
  fileBomb:
    'The workbook unpacks to far more data than a contact list can have. Reading was stopped; nothing was imported.',
  sheetEmpty: 'This sheet has no rows below its header',
  readerCrashed: 'The file could not be read. Nothing was imported and your contacts are untouched.',

  exportZero: 'Export amount cannot be 0',
  exportTooMany: 'A single export has at most {{max}} rows',
  exportNothing: 'No data to export',
  exportNoneSelected: 'No data selected',

  storageFull: 'This device has no space left. What you saved is kept; free some space to go on.',
  storageLost: 'The browser closed the local database. Fairlead opens it again; if this stays, reload the page.',

  missingPredecessor: 'An earlier change has not arrived yet',
  epochChanged: 'The server was restored from a backup',
  upgradeRequired: 'Please update Fairlead to go on sending. Your changes are kept.',
  serverBehind: 'The server is being updated',
  mutationFailed: 'The server could not apply this change. It is kept in the list of changes that need you.',
} satisfies Record<ErrorCode, string>
