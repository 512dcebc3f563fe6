import * as z from 'zod/mini'
import { Password, UserInfo, Username } from '../auth/user.ts'
import { PointProduct } from '../billing/ledger.ts'
import { says } from '../errors.ts'
import { limits } from '../limits.ts'
import { calls } from '../shared/call.ts'
import { Id, Line, Time, text } from '../shared/schema.ts'
import { ExportGrant } from './exportGrant.ts'
import { Person } from './person.ts'
import { RightName } from './rights.ts'
import { Nickname, Reason, SubAccount, SubProduct } from './subAccount.ts'

const SubIds = z
  .array(Id)
  .check(z.minLength(1, says('nothingSelected')), z.maxLength(limits.subAccountsPerCall, says('inputInvalid')))
const ProductIds = z.array(z.int()).check(z.minLength(1, says('nothingSelected')), z.maxLength(100))
const Switch = z.enum(['enable', 'disable'])
const Answer = z.enum(['agree', 'reject'])
const Done = z.object({})
/** Empty is told apart from wrong. */
const filled = <S extends z.ZodMiniType<string, string>>(code: 'accountEmpty' | 'passwordEmpty', schema: S) =>
  z.pipe(z.string().check(z.minLength(1, says(code))), schema)

const HeldProduct = z.object({ id: z.int(), expires_at: z.nullable(Time), status: z.enum(['0', '1']) })

export const ListedSub = z.extend(SubAccount, {
  username: z.string(),
  nickname: z.string(),
  status: Person.shape.status,
  contact_count: z.optional(z.int()),
})
export type ListedSub = z.output<typeof ListedSub>

const PointBudgets = z.array(z.object({ product_id: z.int(), points: z.nullable(z.int()), used: z.int() }))

/**
 * The main account's work on its sub accounts, and what these may ask for. What changes is seen in the synced `person` and
 * `sub_account`; a sub account hears of its own rights by `accountInfo`. One of another company is `notFound`, and of
 * several all are changed or none.
 */
export const subAccountCalls = calls({
  create: {
    method: 'POST',
    path: '/api/user/create_sub_account',
    access: 'main',
    input: z.object({
      subusername: filled('accountEmpty', Username),
      nickname: Nickname,
      password: filled('passwordEmpty', Password),
    }),
    output: z.object({ id: Id }),
  },
  updateNickname: {
    method: 'POST',
    path: '/api/user/update_sub_account_nickname',
    access: 'main',
    input: z.object({ subuserid: Id, nickname: Nickname }),
    output: Done,
  },
  /** Signs it out everywhere. `username` is the sub account's, where it is sent: of another one nothing is changed. */
  setPassword: {
    method: 'POST',
    path: '/api/user/set_sub_pwd',
    access: 'main',
    input: z.object({ subuserid: Id, username: z.optional(z.string()), password: filled('passwordEmpty', Password) }),
    output: Done,
  },
  /**
   * For some minutes nobody's wrong tries keep it from signing in. `forget_second_step`: the phone with its app is lost;
   * what was set up there ends.
   */
  letIn: {
    method: 'POST',
    path: '/api/user/let_in_sub_account',
    access: 'main',
    input: z.object({ subuserid: Id, forget_second_step: z._default(z.boolean(), false) }),
    output: z.object({ minutes: z.int() }),
  },
  /** Out everywhere; a device that it used lets its data go. */
  signOut: {
    method: 'POST',
    path: '/api/user/sign_out_sub_account',
    access: 'main',
    input: z.object({ subuserid: Id }),
    output: Done,
  },
  /** Whether everybody of the company needs a second step: who has none sets it up at the next sign-in. */
  requireSecondStep: {
    method: 'POST',
    path: '/api/user/require_second_step',
    access: 'main',
    input: z.object({ type: Switch }),
    output: z.object({ required: z.boolean() }),
  },
  /** A disabled user is out everywhere at once; what it had not sent waits for the main account. */
  setStatus: {
    method: 'POST',
    path: '/api/user/set_sub_account_status',
    access: 'main',
    input: z.object({ type: Switch, subuserids: SubIds }),
    output: Done,
  },
  /**
   * Out for ever, and its user name is free. Contacts and their history go to `to`, a user of the company that stays; to
   * the main account where none is named. Its name remains as a deleted `person`.
   */
  remove: {
    method: 'POST',
    path: '/api/user/delete_sub_account',
    access: 'main',
    input: z.object({ subuserids: SubIds, to: z.optional(Id) }),
    output: z.object({ moved: z.int() }),
  },
  query: {
    method: 'POST',
    path: '/api/user/query_sub_account',
    access: 'main',
    searchSeconds: limits.searchSeconds,
    input: z.object({
      page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(500)), 20),
      show_contact_count: z._default(z.boolean(), false),
      /** part of the user name or nickname */
      keyword: z.optional(text(200)),
    }),
    output: z.object({ count: z.int(), list: z.array(ListedSub) }),
  },

  /* ---------- products ---------- */

  /** What each sub account was given, or one of them. */
  mainQuerySub: {
    method: 'POST',
    path: '/api/product/main_query_sub',
    access: 'main',
    input: z.object({ subuserid: z.optional(Id) }),
    output: z.object({
      list: z.array(
        z.object({ id: Id, username: z.string(), nickname: z.string(), product_list: z.array(SubProduct) }),
      ),
    }),
  },
  /** What the main account holds now, and so may hand on. */
  grantable: {
    method: 'POST',
    path: '/api/user/allow_grant_sub_user_product',
    access: 'main',
    input: z.object({}),
    output: z.object({ list: z.array(HeldProduct) }),
  },
  /** Gives products, or gives them for longer or shorter: until `expires_at`, or for as long as the company has them. */
  grantProducts: {
    method: 'POST',
    path: '/api/product/grant_sub',
    access: 'main',
    input: z.object({ subuserids: SubIds, productids: ProductIds, expires_at: z.optional(z.nullable(Time)) }),
    output: Done,
  },
  setProductStatus: {
    method: 'POST',
    path: '/api/product/set_sub_product_status',
    access: 'main',
    input: z.object({ type: Switch, subuserids: SubIds, productids: ProductIds }),
    output: Done,
  },

  /** The points that a sub account may spend in a calendar month (UTC), and what of them it has spent or holds; null: no limit. */
  pointBudgets: {
    method: 'POST',
    path: '/api/product/sub_point_budgets',
    access: 'main',
    input: z.object({ subuserid: Id }),
    output: z.object({ list: PointBudgets }),
  },
  /** The same of whoever asks: a sub account sees what it may still spend. */
  ownPointBudgets: {
    method: 'POST',
    path: '/api/product/own_point_budgets',
    access: 'user',
    input: z.object({}),
    output: z.object({ list: PointBudgets }),
  },
  /** Nothing more is held or spent over it: a task of theirs stops, and goes on in the next month or when it is raised. */
  setPointBudget: {
    method: 'POST',
    path: '/api/product/set_sub_point_budget',
    access: 'main',
    input: z.object({
      subuserid: Id,
      product_id: PointProduct,
      points: z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000_000))),
    }),
    output: Done,
  },

  /* ---------- the rights to export and to delete ---------- */

  /** A sub account asks; who has the right already is not asked about again. */
  askRight: {
    method: 'POST',
    path: '/api/user/ask_permission',
    access: 'user',
    input: z.object({ type: RightName, reason: Reason }),
    output: UserInfo,
  },
  /** Answers a request, and gives or withdraws unasked. */
  setExportData: {
    method: 'POST',
    path: '/api/user/set_sub_account_export_data',
    access: 'main',
    input: z.object({ type: Answer, subuserids: SubIds }),
    output: Done,
  },
  operateDeleteData: {
    method: 'POST',
    path: '/api/user/operate_delete_data',
    access: 'main',
    input: z.object({ sub_user_id: Id, status: Answer }),
    output: Done,
  },
  /** One click for all that was asked for and has no answer, of both rights or of one. */
  answerAll: {
    method: 'POST',
    path: '/api/user/answer_all_permissions',
    access: 'main',
    input: z.object({ type: Answer, right: z.optional(RightName) }),
    output: z.object({ answered: z.int() }),
  },

  /* ---------- the code before an export ---------- */

  /**
   * `on`, `off`: whether the company's sub accounts need a code to export. `code`: a new one for this sub account, said
   * here and never again, for ten minutes and one use; an older one ends. `revoke`: codes and permissions of these sub
   * accounts end, also in the middle of an export.
   */
  operateExportVerify: {
    method: 'POST',
    path: '/api/user/operate_export_verify',
    access: 'main',
    input: z.discriminatedUnion('type', [
      z.object({ type: z.literal('on') }),
      z.object({ type: z.literal('off') }),
      z.object({ type: z.literal('code'), subuserid: Id }),
      z.object({ type: z.literal('revoke'), subuserids: SubIds }),
    ]),
    output: z.object({
      export_verify: z.boolean(),
      code: z.optional(z.string()),
      expires_at: z.optional(Time),
    }),
  },
  /** The code that the main account told: for an hour, in this session, exports are open. */
  verifyExport: {
    method: 'POST',
    path: '/api/user/verify_export',
    access: 'user',
    input: z.object({ captcha: z.string().check(z.regex(/^\d{6}$/, says('exportCodeWrong'))) }),
    output: z.object({ grant: ExportGrant, server_now: Time, public_key: z.string() }),
  },
  /**
   * Before the first row is read, and again before the file is written (`exportDone` with `writing`). Each refuses with
   * `exportNotAllowed` or `exportCodeNeeded`. An export that was made without a network is told afterwards (`offline`): it
   * is refused no more, and stands in the log with whether it was allowed.
   */
  exportBegan: {
    method: 'POST',
    path: '/api/export/began',
    access: 'user',
    input: z.object({
      /** made by the device; sent again, it is the same export */
      id: Id,
      /** more than may be exported at once are refused, and noted as refused */
      rows: z.int().check(z.minimum(0), z.maximum(limits.rowsPerCompany)),
      /** which rows, as the log shows it: the address of the filter */
      filter: text(limits.urlLength),
      what: Line,
      offline: z.optional(z.object({ at: Time, grant: z.nullable(ExportGrant) })),
    }),
    output: Done,
  },
  exportDone: {
    method: 'POST',
    path: '/api/export/done',
    access: 'user',
    input: z.object({
      id: Id,
      /** `writing`: may the file be written now? The others end the export. */
      state: z.enum(['writing', 'written', 'stopped']),
      rows: z.int().check(z.minimum(0), z.maximum(limits.exportRows)),
    }),
    output: Done,
  },
})
