/**
 * The numbers of the specification, and those that an owner may change or that several places agree on, with their unit. What
 * one file alone needs stands there.
 */
export const limits = {
  // the specification
  exportRows: 50_000,
  emailImportRows: 30_000,
  exportVerificationMinutes: 60,
  requestTimeoutMs: 60_000,
  sendTimeoutMs: 180_000,
  debounceMs: 200,
  toasts: 2,
  menuTileMinPx: 90,
  menuTileMaxPx: 120,
  menuTilesMin: 9,
  menuTilesMax: 14,
  headerPx: 88,

  // shapes
  lineLength: 300,
  paragraphLength: 10_000,
  emailLength: 254,
  urlLength: 2_000,
  phonesPerContact: 20,
  emailsPerContact: 20,
  identitiesPerContact: 100,
  tagsPerContact: 100,
  labelNameLength: 60,
  /** tags, categories or sources of one company */
  labelsPerKind: 2_000,
  /** contacts of one merge, with the one that stays */
  mergedAtOnce: 20,

  // mail
  emailBlocks: 200,
  emailPlainLength: 20_000,
  /** ten parts in the phones' alphabet; carriers put no more than that together */
  smsTextLength: 1_530,
  smsParts: 10,
  /** numbers that a text goes to at once by hand; more are a task */
  smsFastSend: 500,
  /** the specification's, of a template that linked phones send */
  linkedNameLength: 100,
  linkedTextLength: 4_096,
  /** ways out of one company */
  channelAccounts: 50,
  /** of one company; Meta lets a WhatsApp Business account have as many */
  whatsappTemplates: 6_000,
  emailAttachments: 10,
  emailVersions: 50,
  /** contacts of one part of a named audience */
  emailAudiencePart: 1_000,
  /** how long the passwords of a deleted sender are kept, and the receivers of a deleted task, in case it is undone */
  emailUndoMinutes: 60,
  answerLength: 100_000,

  // conversations
  /** characters of one message in a thread */
  messageLength: 100_000,
  /** the specification's: chats on top of a user's list; over WhatsApp of each number */
  pinnedConversations: 3,
  /** after so long a message is deleted that a user lets expire, or that a channel says will */
  expiringChatHours: 24,
  /** so long WhatsApp takes reactions to a message */
  reactionDays: 30,
  /** of all files of one mail, as they are before they are packed for the way */
  emailAttachmentBytes: 10_000_000,
  /** of all files that are sent as one message over WhatsApp */
  whatsappFileBytes: 100_000_000,
  /** characters of the finished HTML; Gmail cuts what is longer */
  emailHtmlLength: 102_000,
  mergeTagFallbackLength: 60,
  /** contacts of one request for their addresses to be checked, and contacts of one check */
  addressChecksPerCall: 10_000,
  addressChecksAtOnce: 100_000,
  /** so long a domain's mail servers, and that one of them takes everything, are remembered */
  mailDomainHours: 24,
  /** between two questions to one mail server about its mailboxes */
  mailboxQuestionMs: 2_000,
  /** so long a check that is over can be read */
  addressCheckRunDays: 30,
  /** of complaints among what was sent, in percent: warned of, and stopped at */
  complaintWarnPercent: 0.1,
  complaintStopPercent: 0.3,
  /** of hard bounces among what was sent, in percent */
  bounceStopPercent: 5,
  /** an address that took none of so many mails, over so many days, is given up */
  softReturns: 5,
  softReturnDays: 14,
  /** before these many were sent no rate stops anything */
  rateLeastSent: 200,
  /** after it, of a hit only what it counted as is kept, and no word of a server */
  mailTraceDays: 400,
  /** so long what was written to and by one contact is kept; that and when it was, for as long as the contact */
  mailTextDays: 730,
  /** so long a mail that came in is known, should it come again */
  incomingMailDays: 90,

  // requests
  anonymousBodyBytes: 16_000,
  /** to send a request, and to take its answer */
  requestSeconds: 120,
  /**
   * So many calls at once, and so many more every second. A device of an account where ten people type makes some 20 a
   * second; ten first syncs behind one address, some 300.
   */
  rates: {
    address: { burst: 6_000, perSecond: 400 },
    user: { burst: 1_500, perSecond: 60 },
    session: { burst: 1_200, perSecond: 50 },
    socketMessage: { burst: 20, perSecond: 1 },
    /** of a user: trials of mail servers and questions to the DNS */
    mailCheck: { burst: 20, perSecond: 0.2 },
    /** what a user asks of WhatsApp by a linked phone, each once */
    phoneQuestion: { burst: 30, perSecond: 0.2 },
    /** of a user: addresses to be checked, so many contacts at a time as one request takes */
    addressCheck: { burst: 60, perSecond: 0.5 },
    /** of a company: mails for a look, which cost nothing */
    testMail: { burst: 10, perSecond: 20 / 3_600 },
    /** of a company: text messages for a try */
    testSms: { burst: 10, perSecond: 20 / 3_600 },
    /** of a user: signs that they write an answer, one in some seconds */
    composing: { burst: 20, perSecond: 1 },
    /** of a channel account: calls of its service, each with up to hundreds of receipts */
    webhook: { burst: 20_000, perSecond: 2_000 },
    /** of a network address: files of shops; an office reads behind one, and a page has some ten files */
    shopVisitor: { burst: 3_000, perSecond: 100 },
    /** of a user: what is looked at live and not kept, of services that count questions */
    liveLeads: { burst: 20, perSecond: 0.1 },
    /** of a user: pages of what was said before the months that a device keeps */
    olderMessages: { burst: 60, perSecond: 4 },
  },
  /** under way at once: asked, waiting, or with an answer that is not taken yet */
  requestsAtOnce: { user: 60, company: 2_000 },
  /** of bodies that are read, wait or are worked on */
  bodyBytesAtOnce: { user: 12_000_000, company: 60_000_000 },
  /** What may read all rows of a company: so many at once, and for each question to the database so long. */
  searchesAtOnce: { process: 4, company: 2, user: 1, waitingOfUser: 20 },
  searchSeconds: 10,
  /** so many messages a device keeps at most, and how many months of them a user may choose */
  messagesOnDevice: 100_000,
  deviceMonths: [1, 3, 6, 12],
  /** of one thread in one answer, where a device asks for what it does not keep */
  olderMessages: 50,
  longSearchSeconds: 45,

  // reading websites of leads
  /** pages of one site, bytes of one page after unpacking, and hops of one address */
  crawlPages: 20,
  crawlPageBytes: 2_000_000,
  crawlHops: 5,
  /** between two requests to one host; a host may ask for more, up to the longest */
  crawlGapMs: 1_000,
  crawlLongestGapMs: 30_000,
  /** from the request for a page to its last byte */
  crawlPageMs: 20_000,
  /** of robots.txt: what is read of it, and how long it counts */
  robotsBytes: 512_000,
  robotsHours: 24,
  /** sites that are read at once, and values kept of one */
  crawlSitesAtOnce: 50,
  crawlValues: 500,

  // pages and accounts of Meta
  /** how long its Graph is left alone once most of an hour's questions are used and it does not say for how long */
  metaRestMinutes: 5,
  /** how long category and description of a page stand, and how many counts of its followers are kept */
  metaDaysKept: 7,
  leadCounts: 60,
  /** hashtags that an account may search in so many days */
  metaHashtags: 30,
  metaHashtagDays: 7,
  followerFileBytes: 40_000_000,
  // collecting leads
  /** domains, companies or names of one job, and rows that one finds or is brought */
  leadTargets: 1_000,
  leadRows: 50_000,
  /** pages of rows that a user has brought for jobs that have not begun, or not been made */
  leadPagesWaiting: 400,
  /** jobs of one user that run at once, and steps of one job that are asked at once; all that one server asks at once */
  leadJobsAtOnce: 3,
  leadStepsAtOnce: 4,
  leadStepsOfServer: 24,
  /** what is kept of one lead, and what leads are brought and written in at a time */
  leadValues: 60,
  leadPageRows: 500,
  /** a list of exhibitors as a PDF */
  leadPdfBytes: 8_000_000,
  /** for so many rows points are put aside before a step is asked */
  leadHeldRows: 100,
  /** a step that is in trouble is asked so often; first after so many seconds, each time after twice as many, up to the longest */
  leadTries: 8,
  leadRetrySeconds: 30,
  leadLongestRetrySeconds: 3_600,

  // auto marketing
  autoSources: 20,
  autoSteps: 12,
  autoPeople: 200_000,
  /** written to first over each channel, and what of it stops the rest: percent of what was sent */
  autoFirstBatch: 50,
  autoBounceStopPercent: 3,
  autoComplaintStopPercent: 0.1,
  /** how long a look at addresses and numbers is waited for */
  autoVerifyHours: 24,
  /** messages that each of two must have sent before one of them is said to have done better */
  autoBestSent: 40,
  /** closing takes effect within that time */
  autoCloseSeconds: 60,
  /** leads that become contacts in one go, and people who are put into a step in one */
  autoLeadsAtOnce: 250,
  autoPeopleAtOnce: 50_000,
  autoRules: 200,
  /** contacts that a rule changes in one go */
  autoRuleRowsAtOnce: 1_000,

  // sign-in
  passwordMin: 8,
  passwordMax: 128,
  signInTries: 5,
  signInLockMinutes: 15,
  signInTriesPerAddress: 100,
  codeMinutes: 10,
  codeTries: 5,
  /** between two codes to one address or phone */
  codeSeconds: 60,
  codesPerTargetHour: 5,
  codesPerTargetDay: 10,
  /** asked for from one network address: a hall full of people may have one */
  codesPerAddressHour: 60,
  codesPerAddressDay: 300,
  /** so long, and so many tries, a sub account has that its main account lets in, whoever locked it */
  letInMinutes: 15,
  letInTries: 100,
  /** browsers that a user has signed in with, and how long one is remembered */
  knownDevices: 20,
  knownDeviceDays: 180,
  /** A session ends when nobody used it for so long, and in any case so long after signing in. */
  sessionDays: 90,
  sessionMostDays: 180,

  // a device that is lost
  pinMin: 6,
  pinMax: 128,
  pinTries: 10,
  /** after which a protected device locks itself, as its user chooses */
  idleMinutes: [1, 5, 15, 60],
  /** without the server's word that the session is still good */
  offlineDays: 14,
  clientCodes: 5,

  // balance, points and payments
  rechargeLeastFen: 100,
  rechargeMostFen: 5_000_000,
  /** below it the main account is told */
  balanceLowFen: 5_000,
  /** with fewer, a product runs low */
  lowPoints: 500,

  // sub accounts
  subAccountsPerCompany: 1_000,
  subAccountsPerCall: 200,
  reasonLength: 300,
  exportCodeMinutes: 10,
  exportCodeTries: 5,

  // distribution and the public pool
  distributionRows: 100_000,
  distributionUndoHours: 24,
  /** of one criterion of a filter */
  filterChoices: 200,
  filterDepth: 4,
  /** conditions and groups together */
  filterConditions: 100,
  filterDays: 3_650,

  // saved views of a list
  columnLeastPx: 48,
  columnMostPx: 1_200,

  /** until the main account says otherwise */
  poolPerDay: 50,
  poolMostHeld: 500,
  poolLimitMost: 100_000,

  // import
  importRows: 100_000,
  sheets: 64,
  cellLength: 32_767,
  importColumns: 256,
  fileNameLength: 255,
  /** how long the file of an export can be fetched again on the device that made it */
  exportFileDays: 7,
  /** how long the file of an import that was broken off is kept for going on with it */
  importFileDays: 7,
  /** how long an import can be undone with what it merged, and its report fetched, on the device that made it */
  importReportDays: 90,
  /** how long a change of many contacts can be undone on the device that made it, as far as there is room for these */
  undoDays: 7,

  // what lives with a contact
  evidenceLength: 2_000,

  // fairs
  /** of one bundle that goes from phone to phone, and its bytes, packed and unpacked */
  bundleLeads: 250,
  bundleBytes: 20_000_000,
  /** so long the same form sent again is known */
  boothEntryDays: 30,

  // pictures, voice notes and attachments
  pictureBytes: 5_000_000,
  photoBytes: 40_000_000,
  voiceBytes: 5_000_000,
  voiceSeconds: 300,
  videoBytes: 16_000_000,
  fileBytes: 10_000_000,
  blobChunkBytes: 1_000_000,
  blobOrphanDays: 7,
  uploadBytesPerDay: 5_000_000_000,
  fileBytesPerAccount: 50_000_000_000,

  // conversations
  /** how long a company may keep what is said in them, in months */
  messageMonths: 120,
  autoReplies: 100,
  autoReplyWords: 50,
  /** to one peer in 24 hours */
  autoRepliesPerDay: 5,
  /** so many to one peer within a minute: two automata answer each other, and one is silent for a day */
  autoRepliesPerMinute: 3,
  /** no rule answers for so long after a person did */
  autoReplyPauseMinutes: 30,
  /** one that was not sent by then is not sent */
  autoReplyMinutes: 10,
  /** messages of one burst come within so long of each other */
  burstMs: 2_000,
  /** a burst that does not end is answered after this */
  longBurstMs: 30_000,
  /** who was seen within them is online */
  onlineMinutes: 10,
  /** so long after the last sign it is shown that somebody writes an answer */
  composingSeconds: 15,

  // notices
  importantLevel: 2,
  noticeDays: 90,
  digestHour: 8,

  // what is kept how long
  lostValueDays: 30,
  rowChangeDays: 365,
  /** so long a merge can be undone */
  mergeDays: 365,
  parkedDays: 7,
  discardedDays: 30,
  /** a refused change that would have brought back somebody who asked to be erased, on its device */
  refusedErasedDays: 7,
  deletedRowDays: 30,
  /** rows of one company, deleted ones as long as they are kept */
  rowsPerCompany: 2_000_000,
  /** of what is written down of one company's changes */
  logBytesPerCompany: 20_000_000_000,
  endedSessionDays: 30,
  replicaDays: 180,
  /** Tombstones: so long at least, then until every device seen within `tombstoneReplicaDays` has them, so long at most. */
  tombstoneLeastDays: 7,
  tombstoneReplicaDays: 90,
  tombstoneMostDays: 180,
  /**
   * A former owner's edit from before a row went to somebody else counts for so long after that; and of a device that sends
   * such edits and does not ask what left, only for so many hours.
   */
  lateEditDays: 30,
  lateEditHours: 24,
  /** changes that a device announces with one question, and how large they may be together */
  announcedChanges: 2_000,

  // sync
  rowsPerMutation: 250,
  transferRows: 10_000,
  commandHours: 24,
  mutationsPerPush: 1_000,
  pullRows: 2_000,
  /** rows that a device asks about after a restore, per question */
  missingRows: 1_000,
  /** What a device keeps of what the server has answered, to send it again to a restored one: so long, and no more than this. */
  journalDays: 7,
  journalBytes: 50_000_000,
  mirroredUids: 1_000,

  // customs data
  /** saved searches of a company that a new file is held against */
  shipmentAlerts: 200,
  /** of a text of lines; a workbook is unpacked in memory, and ends where those of contacts do */
  shipmentFileBytes: 3_000_000_000,
  /** of one request of an import, and of one page of what was found */
  shipmentsPerPage: 2_500,
  shipmentsShown: 50,
  /** of one company */
  shipments: 20_000_000,
  /** so many rows are added up; of more only so many, the newest */
  shipmentsCounted: 100_000,
  shipmentsSampled: 20_000,
  /** sums of a company with so many shipments are kept beside them, of so many companies */
  shipmentsSumKept: 2_000,
  shipmentSumsKept: 500,
  /** companies that a part of a name may mean */
  customsCompaniesMatched: 200,
  /** of each call, what was opened and can be seen without a network */
  customsAnswersKept: 100,
  /** of products and quotations, what became of them can be seen without a network */
  historiesKept: 60,
  /** other sites on which a shop's sign-up form may stand */
  embedHosts: 20,
  /** companies of shipments in one list */
  customsCompaniesShown: 100,
  /** companies that do what another one does */
  customsCompaniesAlike: 8,
  /** shipments of one look-up at a seller of them */
  shipmentsBought: 1_000,
  /** questions to UN Comtrade of one company: with a key of its own, and without */
  comtradeQuestionsADay: 500,
  comtradePreviewsADay: 100,

  // custom fields of contacts
  /** of one company */
  customFields: 50,
  /** with those that were deleted and can be brought back */
  customFieldsKept: 100,
  /** so long a deleted one can be brought back with its values */
  customFieldDays: 30,
  customOptions: 100,
  customTextLength: 1_000,
  customNumberMost: 1_000_000_000_000_000,

  // the assistant
  /** the specification's: reading a company's own site for its bot, without its files and with them */
  botImportPoints: 100,
  botImportFilesPoints: 200,
  /** the specification's: products of the shop that the bot knows */
  botProducts: 50,
  /** of all fields together; a Chinese character and a Latin word count one each */
  botWords: 20_000,
  /** characters of one field */
  botFieldLength: 120_000,
  botAnswersPerConversation: 100,
  botAnswersPerDay: 10_000,
  /** so many answers in so short a time go to no person */
  botLoopAnswers: 5,
  botLoopSeconds: 120,
  botQuestionLength: 4_000,
  /** of what the bot is brought: each document, all of them, and the passages that are made of them */
  botDocumentBytes: 5_000_000,
  botDocumentLength: 600_000,
  botDocuments: 300,
  botPassages: 20_000,
  botImportPages: 60,
  /** characters of one line of a chat with a model, lines of one question, and what it is about */
  assistantTextLength: 20_000,
  assistantMessages: 60,
  /** characters of a thread that the model is told */
  assistantContextLength: 24_000,
  /** how long a deleted thread can be brought back */
  assistantUndoDays: 30,
  assistantMaterialLength: 60_000,
  /** of one answer of a model */
  assistantAnswerLength: 60_000,
  /** the specification's, of a picture */
  recognisedBytes: 5_000_000,
  translatedLength: 10_000,
  translatedAtOnce: 50,
  translationDays: 90,

  // shop
  shopProducts: 20_000,
  shopArticles: 5_000,
  shopCategories: 2_000,
  shopTags: 2_000,
  /** days of rates of some currencies */
  currencyRates: 20_000,
  shopVariants: 500,
  shopAttributes: 5,
  shopAttributeValues: 100,
  shopBanners: 10,
  /** products or articles of one mail */
  shopMailEntries: 12,
  /** the longest edge of a picture that is decoded, in pixels */
  shopPictureEdge: 12_000,
  shopPriceMost: 999_999_999,
  shopStockMost: 999_999_999,
  shopSummaryLength: 1_000,
  quotations: 50_000,
  quotationPositions: 100,
  quotationPriceSteps: 10,
  quotationCount: 9_999_999,
  /** how long an offer stands where nobody says otherwise */
  quotationDays: 30,
  skuLength: 64,
  slugLength: 80,
  /** search engines show about 60 and 160 characters of them */
  seoTitleLength: 120,
  seoDescriptionLength: 400,
  // the published shop
  /** states of a site that one can go back to */
  sitePublications: 20,
  /** how long a preview can be seen by who has its link */
  sitePreviewHours: 48,
  /** files in one zip: more need another format */
  siteZipFiles: 65_000,
  inquiryTextLength: 5_000,
  inquiryFiles: 3,
  inquiryFileBytes: 5_000_000,
  inquiryItems: 50,
  /** how long an inquiry, or a subscription, waits for the confirmation by mail */
  inquiryWaitDays: 7,
  /** how long a form that was sent twice is known by */
  inquiryDays: 90,
} as const
