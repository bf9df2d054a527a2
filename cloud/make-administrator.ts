import { passwordLinkPath } from '#contract/calls/identity/password-link.ts'
import type { Database } from './database/open.ts'
import { rulesFrom } from './rules.ts'
import type { Settings } from './settings.pure.ts'
import { shipData } from './shipped/ship.ts'
import { type DataPlace, withDatabase } from './start/with-database.ts'
import { openDelivery } from './topics/delivery/delivery.ts'
import { createAdministrator, findAdministrator, grantAdministrator } from './topics/identity/account/administrators.ts'
import { sendFirstCode } from './topics/identity/codes/first-code.ts'
import { makePasswordLink } from './topics/identity/passwords/password-link.ts'
import type { AccountName } from './topics/identity/sql/accounts.ts'

export type AdministratorWish =
  | { kind: 'create'; name: AccountName; nickname: string; byLink: boolean }
  | { kind: 'link'; name: AccountName }
  | { kind: 'grant'; name: AccountName }

/** How the person gets in: by a code that was sent, by the path of a link, or as before. */
export type AdministratorDone =
  | { kind: 'sent' }
  | { kind: 'link'; path: string; sendFailed: boolean }
  | { kind: 'granted' }

/**
 * Makes the first administrator of a portal, or one more, in a database that may still be empty.
 * @throws StartError where the wish does not fit the accounts that there are
 */
export const makeAdministrator = (
  data: DataPlace,
  settings: Settings,
  wish: AdministratorWish
): Promise<AdministratorDone> =>
  withDatabase(data, ({ exclusively }) =>
    exclusively(async database => {
      await shipData(database, Date.now())
      if (wish.kind === 'grant') {
        await grantAdministrator(database, wish.name)
        return { kind: 'granted' }
      }
      const link = async (userId: number, sendFailed: boolean): Promise<AdministratorDone> => ({
        kind: 'link',
        path: passwordLinkPath(await makePasswordLink(database, userId, Date.now())),
        sendFailed
      })
      if (wish.kind === 'link') return link(await findAdministrator(database, wish.name), false)
      const userId = await createAdministrator(database, wish.name, { nickname: wish.nickname, time: Date.now() })
      if (wish.byLink || !canDeliver(settings, wish.name)) return link(userId, false)
      return (await send(database, settings, wish.name)) ? { kind: 'sent' } : link(userId, true)
    })
  )

const canDeliver = ({ SMTP_URL, SMS_WEBHOOK_URL }: Settings, { kind }: AccountName): boolean =>
  (kind === 'email' ? SMTP_URL : SMS_WEBHOOK_URL) !== undefined

const send = (database: Database, settings: Settings, name: AccountName): Promise<boolean> => {
  const delivery = openDelivery({
    smtpUrl: settings.SMTP_URL,
    smsWebhookUrl: settings.SMS_WEBHOOK_URL,
    outbox: false,
    database,
    now: Date.now,
    onFailure: () => undefined
  })
  const { lifeMs } = rulesFrom(settings).code
  return sendFirstCode({ database, delivery }, name, { lifeMs, time: Date.now() })
}
