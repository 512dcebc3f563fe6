/**
 * Everything that can go wrong and that a user can meet: code → HTTP status, and what the client does about it.
 * The words are in texts/errors.*.ts; a code without words does not compile.
 */
export const errors = {
  operationFailed: { status: 500, client: 'toast' },
  network: { status: 503, client: 'toast' },
  networkCheck: { status: 503, client: 'toast' },
  saveFailed: { status: 500, client: 'toast' },
  deleteFailed: { status: 500, client: 'toast' },
  captivePortal: { status: 502, client: 'toast' },
  cancelled: { status: 499, client: 'nothing' },
  notFound: { status: 404, client: 'toast' },
  forbidden: { status: 403, client: 'toast' },
  inputInvalid: { status: 422, client: 'field' },
  tooLarge: { status: 413, client: 'toast' },
  tooManyRequests: { status: 429, client: 'toast' },
  serverBusy: { status: 503, client: 'toast' },
  serverDiskFull: { status: 507, client: 'toast' },
  rowsFull: { status: 507, client: 'toast' },
  logFull: { status: 507, client: 'toast' },
  searchTooLong: { status: 422, client: 'toast' },
  originRefused: { status: 403, client: 'toast' },

  // sign-in
  signInAgain: { status: 401, client: 'signOut' },
  cookieNotKept: { status: 401, client: 'signOut' },
  signedInElsewhere: { status: 401, client: 'signOut' },
  sessionEnded: { status: 401, client: 'signOut' },
  accountOrPasswordWrong: { status: 401, client: 'field' },
  loginFailed: { status: 500, client: 'dialog' },
  registrationFailed: { status: 500, client: 'dialog' },
  signInLocked: { status: 429, client: 'field' },
  productMissing: { status: 403, client: 'toast' },
  accountDisabled: { status: 403, client: 'signOut' },
  accountEmpty: { status: 422, client: 'field' },
  passwordEmpty: { status: 422, client: 'field' },
  passwordTooShort: { status: 422, client: 'field' },
  passwordTooLong: { status: 422, client: 'field' },
  passwordsDiffer: { status: 422, client: 'field' },
  usernameInvalid: { status: 422, client: 'field' },
  accountTaken: { status: 409, client: 'field' },
  passwordWrong: { status: 422, client: 'field' },
  passwordMissing: { status: 409, client: 'field' },
  passwordCommon: { status: 422, client: 'field' },
  passwordNames: { status: 422, client: 'field' },
  codeEmpty: { status: 422, client: 'field' },
  codeWrong: { status: 422, client: 'field' },
  codeExpired: { status: 422, client: 'field' },
  codeTries: { status: 429, client: 'field' },
  emailChannelMissing: { status: 409, client: 'dialog' },
  smsChannelMissing: { status: 409, client: 'dialog' },
  registrationClosed: { status: 403, client: 'dialog' },
  secondStepNeeded: { status: 401, client: 'nothing' },
  secondStepSetUp: { status: 401, client: 'nothing' },
  addressUnproven: { status: 409, client: 'field' },
  ticketExpired: { status: 401, client: 'dialog' },
  twoStepOn: { status: 409, client: 'toast' },
  twoStepOff: { status: 409, client: 'toast' },
  setupLinkInvalid: { status: 403, client: 'toast' },
  setupDone: { status: 409, client: 'toast' },
  signatureInvalid: { status: 401, client: 'toast' },
  clientCodesFull: { status: 409, client: 'field' },

  // shapes
  nameEmpty: { status: 422, client: 'field' },
  emailInvalid: { status: 422, client: 'field' },
  phoneInvalid: { status: 422, client: 'field' },
  urlInvalid: { status: 422, client: 'field' },
  textTooLong: { status: 422, client: 'field' },
  textControl: { status: 422, client: 'field' },
  contactEmpty: { status: 422, client: 'field' },

  // linked phones
  wtAccountsFull: { status: 409, client: 'toast' },
  wtBoundElsewhere: { status: 409, client: 'toast' },
  wtNotLoggedIn: { status: 409, client: 'toast' },
  wtNoDriver: { status: 503, client: 'toast' },
  wtUnanswered: { status: 504, client: 'toast' },
  wtRefused: { status: 502, client: 'toast' },
  wtConsent: { status: 422, client: 'field' },
  nothingToForward: { status: 422, client: 'toast' },
  forwardMost: { status: 422, client: 'toast' },
  wtNumbersMost: { status: 422, client: 'field' },
  autoSourceMissing: { status: 422, client: 'field' },
  autoSourceOpen: { status: 422, client: 'field' },
  autoChannelMissing: { status: 422, client: 'field' },
  autoMessageMissing: { status: 422, client: 'field' },
  autoSenderMissing: { status: 422, client: 'field' },
  autoWtMissing: { status: 422, client: 'field' },
  autoSendCountZero: { status: 422, client: 'field' },
  autoVerifyZero: { status: 422, client: 'field' },
  autoMostAboveVerify: { status: 422, client: 'field' },
  autoBranchUnknown: { status: 422, client: 'field' },
  autoRuleTagMissing: { status: 422, client: 'field' },
  autoRuleTextMissing: { status: 422, client: 'field' },
  autoRuleCircle: { status: 409, client: 'dialog' },

  // collecting leads
  keywordRequired: { status: 422, client: 'field' },
  countryListFailed: { status: 503, client: 'field' },
  countryRequired: { status: 422, client: 'field' },
  cityRequired: { status: 422, client: 'field' },
  targetRequired: { status: 422, client: 'field' },
  listRequired: { status: 422, client: 'field' },
  rangeBackwards: { status: 422, client: 'field' },
  hashtagInvalid: { status: 422, client: 'field' },

  // contacts
  gone: { status: 404, client: 'toast' },
  exists: { status: 409, client: 'toast' },
  nothingSelected: { status: 422, client: 'toast' },
  recipientGone: { status: 404, client: 'toast' },
  restricted: { status: 409, client: 'toast' },
  merged: { status: 409, client: 'toast' },
  mergeTooMuch: { status: 409, client: 'toast' },
  sameLabel: { status: 422, client: 'field' },
  labelCycle: { status: 409, client: 'toast' },
  labelTooDeep: { status: 409, client: 'toast' },
  labelsFull: { status: 409, client: 'field' },
  customFieldsFull: { status: 409, client: 'field' },
  customFieldTaken: { status: 409, client: 'field' },
  customFieldGone: { status: 404, client: 'toast' },
  customOptionsFull: { status: 422, client: 'field' },
  customOptionTaken: { status: 422, client: 'field' },
  customValuesFull: { status: 422, client: 'field' },
  numberInvalid: { status: 422, client: 'field' },
  dateInvalid: { status: 422, client: 'field' },
  choiceInvalid: { status: 422, client: 'field' },
  excludedEmpty: { status: 422, client: 'field' },

  // conversations
  alreadyTaken: { status: 409, client: 'toast' },
  alreadySent: { status: 409, client: 'toast' },
  answeredByOther: { status: 409, client: 'toast' },
  messageUnderWay: { status: 409, client: 'toast' },
  messageEmpty: { status: 422, client: 'field' },
  filesNotCarried: { status: 422, client: 'toast' },
  fileForbidden: { status: 422, client: 'toast' },
  filesTooMany: { status: 422, client: 'toast' },
  filesTooHeavy: { status: 422, client: 'toast' },
  peerChanged: { status: 409, client: 'toast' },
  pinsFull: { status: 409, client: 'toast' },
  numberPinsFull: { status: 409, client: 'toast' },

  noteEmpty: { status: 422, client: 'field' },
  fileNameInvalid: { status: 422, client: 'field' },
  fileUnreadable: { status: 422, client: 'toast' },

  // requests of persons
  addressUnreadable: { status: 422, client: 'field' },
  erased: { status: 409, client: 'toast' },

  // balance, points and payments
  productUnknown: { status: 422, client: 'field' },
  productNotBuilt: { status: 409, client: 'toast' },
  priceOutOfRange: { status: 422, client: 'field' },
  moneyBuysNothing: { status: 422, client: 'field' },
  moneyInsufficient: { status: 409, client: 'toast' },
  pointsInsufficient: { status: 409, client: 'toast' },
  budgetReached: { status: 409, client: 'toast' },
  dkimOfService: { status: 409, client: 'toast' },
  emailSuppressed: { status: 409, client: 'field' },
  phoneSuppressed: { status: 409, client: 'field' },
  templateLocked: { status: 409, client: 'toast' },
  templateAtMeta: { status: 409, client: 'toast' },
  templateBusy: { status: 409, client: 'toast' },
  templateUnready: { status: 422, client: 'toast' },
  templateFileAway: { status: 409, client: 'toast' },
  templateNameTaken: { status: 409, client: 'field' },
  grantMissing: { status: 409, client: 'toast' },
  grantStale: { status: 409, client: 'toast' },
  grantFailed: { status: 502, client: 'toast' },
  pageGrantFailed: { status: 502, client: 'toast' },
  noPageGranted: { status: 409, client: 'toast' },
  mailPointsInsufficient: { status: 409, client: 'toast' },
  wtPointsInsufficient: { status: 409, client: 'toast' },
  rateMissing: { status: 409, client: 'toast' },
  payWayMissing: { status: 409, client: 'toast' },
  paymentCallFailed: { status: 502, client: 'toast' },
  paymentNone: { status: 409, client: 'toast' },
  orderPaid: { status: 409, client: 'toast' },
  webhookRefused: { status: 400, client: 'nothing' },

  // sub accounts
  subAccountsFull: { status: 409, client: 'toast' },
  usernameTaken: { status: 409, client: 'field' },
  nicknameEmpty: { status: 422, client: 'field' },
  reasonEmpty: { status: 422, client: 'field' },
  productNotHeld: { status: 422, client: 'toast' },
  expiryPast: { status: 422, client: 'field' },
  deleteNotAllowed: { status: 403, client: 'toast' },
  exportNotAllowed: { status: 403, client: 'dialog' },
  exportCodeNeeded: { status: 403, client: 'dialog' },
  exportCodeWrong: { status: 422, client: 'field' },
  exportCodeOver: { status: 422, client: 'field' },

  // distribution and the public pool
  distributionZero: { status: 422, client: 'field' },
  distributionTooMany: { status: 422, client: 'field' },
  distributionNothing: { status: 409, client: 'toast' },
  distributionsWaiting: { status: 409, client: 'toast' },
  receiverMissing: { status: 422, client: 'field' },
  sameAccount: { status: 422, client: 'field' },
  numbersDiffer: { status: 422, client: 'field' },
  areaCodeInvalid: { status: 422, client: 'field' },
  undoOver: { status: 409, client: 'toast' },
  poolClosed: { status: 409, client: 'toast' },
  poolDayLimit: { status: 409, client: 'toast' },
  poolHeldLimit: { status: 409, client: 'toast' },

  // import
  fileEmpty: { status: 422, client: 'dialog' },
  fileNotWorkbook: { status: 422, client: 'dialog' },
  fileKindRefused: { status: 422, client: 'dialog' },
  filePassword: { status: 422, client: 'dialog' },
  fileDamaged: { status: 422, client: 'dialog' },
  fileTooLarge: { status: 413, client: 'dialog' },
  fileBomb: { status: 413, client: 'dialog' },
  sheetEmpty: { status: 422, client: 'dialog' },
  readerCrashed: { status: 500, client: 'dialog' },
  fileAway: { status: 404, client: 'dialog' },
  taskMissing: { status: 404, client: 'toast' },
  taskRunning: { status: 409, client: 'toast' },
  taskStateChanged: { status: 409, client: 'toast' },

  // export
  exportZero: { status: 422, client: 'field' },
  exportTooMany: { status: 422, client: 'field' },
  exportNothing: { status: 422, client: 'toast' },
  exportNoneSelected: { status: 422, client: 'toast' },

  // pictures and voice notes
  pictureKindRefused: { status: 422, client: 'toast' },
  pictureDamaged: { status: 422, client: 'toast' },
  pictureTooWide: { status: 422, client: 'toast' },
  blobOffset: { status: 409, client: 'nothing' },
  blobDamaged: { status: 422, client: 'nothing' },
  blobKindRefused: { status: 422, client: 'nothing' },
  fileInfected: { status: 422, client: 'nothing' },
  blobAway: { status: 404, client: 'nothing' },
  uploadsPerDay: { status: 429, client: 'nothing' },
  filesFull: { status: 507, client: 'nothing' },
  microphoneDenied: { status: 403, client: 'field' },
  microphoneMissing: { status: 404, client: 'field' },
  microphoneBusy: { status: 503, client: 'field' },
  recordingUnsupported: { status: 422, client: 'field' },
  recordingEmpty: { status: 422, client: 'field' },

  // notices
  pushFailed: { status: 503, client: 'toast' },

  // the assistant
  modelMissing: { status: 409, client: 'toast' },
  modelNameEmpty: { status: 422, client: 'field' },
  modelUnreachable: { status: 502, client: 'toast' },
  modelAddressRefused: { status: 422, client: 'field' },
  modelKeyRefused: { status: 409, client: 'field' },
  modelNotFound: { status: 409, client: 'field' },
  modelQuotaOver: { status: 409, client: 'toast' },
  modelBusy: { status: 503, client: 'toast' },
  modelTextTooLong: { status: 422, client: 'toast' },
  modelUnreadable: { status: 502, client: 'toast' },
  modelFailed: { status: 502, client: 'toast' },
  visionMissing: { status: 409, client: 'toast' },
  assistantKept: { status: 403, client: 'toast' },
  translationMissing: { status: 409, client: 'toast' },
  botSettingsFailed: { status: 500, client: 'toast' },
  botWordsTooMany: { status: 422, client: 'field' },
  botImportRunning: { status: 409, client: 'toast' },
  documentUnreadable: { status: 422, client: 'toast' },
  documentEmpty: { status: 422, client: 'toast' },

  // this device
  storageFull: { status: 507, client: 'banner' },
  storageLost: { status: 500, client: 'banner' },
  storageSilent: { status: 500, client: 'banner' },

  changesFileInvalid: { status: 422, client: 'toast' },
  changesFileForeign: { status: 403, client: 'toast' },
  changesFileNewer: { status: 422, client: 'toast' },

  // sync
  missingPredecessor: { status: 409, client: 'nothing' },
  epochChanged: { status: 409, client: 'nothing' },
  upgradeRequired: { status: 426, client: 'banner' },
  serverBehind: { status: 503, client: 'nothing' },
  siteEmpty: { status: 409, client: 'toast' },
  siteOvertaken: { status: 409, client: 'toast' },
  siteUnderWay: { status: 409, client: 'toast' },
  siteTooLarge: { status: 413, client: 'toast' },
  hostForbidden: { status: 422, client: 'field' },
  hostTaken: { status: 409, client: 'field' },
  mutationFailed: { status: 500, client: 'toast' },
  parentRejected: { status: 409, client: 'toast' },
  expired: { status: 409, client: 'toast' },

  // shop
  skuTaken: { status: 409, client: 'toast' },
  addressTaken: { status: 409, client: 'toast' },
  slugInvalid: { status: 422, client: 'field' },
  priceInvalid: { status: 422, client: 'field' },
  rateInvalid: { status: 422, client: 'field' },
  variantsTooMany: { status: 422, client: 'toast' },
  productIncomplete: { status: 422, client: 'toast' },
  productNeedsReview: { status: 403, client: 'toast' },
  productOfAnother: { status: 403, client: 'toast' },
  positionsTooMany: { status: 422, client: 'toast' },
  quotationIncomplete: { status: 422, client: 'toast' },
  quotationSent: { status: 409, client: 'toast' },
  quotationChanged: { status: 409, client: 'toast' },
  quotationNotSent: { status: 409, client: 'toast' },
  quotationAccepted: { status: 409, client: 'toast' },
  quotationNumbered: { status: 409, client: 'toast' },
} as const satisfies Record<string, { status: number; client: Reaction }>

export type ErrorCode = keyof typeof errors
type Reaction = 'toast' | 'field' | 'dialog' | 'banner' | 'signOut' | 'nothing'

export const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && Object.hasOwn(errors, code)

/** Something the user can meet. `values` fill the words; `field` names the input that is wrong. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly values: Record<string, string | number>
  readonly field: string | undefined

  constructor(
    code: ErrorCode,
    options: { values?: Record<string, string | number>; field?: string; cause?: unknown } = {},
  ) {
    super(code, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.values = options.values ?? {}
    this.field = options.field
  }
}

/** Names the error of a schema rule; a misspelt one does not compile. */
export const says = (code: ErrorCode) => code
