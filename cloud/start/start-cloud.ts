import { inspect } from 'node:util'
import { type Background, startBackground } from '../background.ts'
import { everyInterval } from '../clock.ts'
import { fullDisk, isDiskFull } from '../database/engine/disk-full.ts'
import { openDatabase } from '../database/engine/open-database.ts'
import { openLive } from '../live/live.ts'
import { openBus } from '../live/open-bus.ts'
import { StartError } from '../start-error.pure.ts'
import { codeWaysOf } from '../topics/delivery/code-ways.ts'
import { openDelivery } from '../topics/delivery/delivery.ts'
import { openLetters } from '../topics/delivery/letters.ts'
import { letterWork } from '../topics/delivery/send-letters.ts'
import { demoAccountsThere, opensDemoAccounts } from '../topics/identity/demo/accounts-there.ts'
import { prepareToVerify, queuedPasswordWork } from '../topics/identity/passwords/passwords.ts'
import { hasAdministrator } from '../topics/identity/sql/roles.ts'
import { topics } from '../topics/index.ts'
import { endNotification } from '../topics/mobile-notifications/sql/mobile-notifications.ts'
import { keyRisk, riskTexts } from '../topics/ota/keys/key-risk.pure.ts'
import { findPrivateKey } from '../topics/ota/sql/software-keys.ts'
import type { EndHandlers } from '../topics/robot-requests/end-handlers.ts'
import { bringUpToDate } from './bring-up-to-date.ts'
import type { Cloud, CloudOptions } from './cloud-options.ts'
import { lockDataFolder } from './data-folder.ts'
import { keepTidy } from './keep-tidy.ts'
import { addressOf, checkPort, listen } from './listen.ts'
import { openClock } from './open-clock.ts'
import { openHttp } from './open-http.ts'
import { readPortal } from './read-portal.ts'
import { serveCloud } from './serve/serve-cloud.ts'
import type { Stop } from './stop-server.ts'

/**
 * Starts the cloud. It checks everything that could make the start fail before it writes anything. A start that fails
 * leaves nothing open.
 * @throws StartError, with one line that says what to do
 */
export const startCloud = async (options: CloudOptions): Promise<Cloud> => {
  const closers: (() => unknown)[] = []
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    const { drain, ...cloud } = await start(options, closers)
    return {
      ...cloud,
      close: async (drainMs = 0) => {
        if (drainMs > 0) await drain(drainMs)
        await close()
      }
    }
  } catch (error) {
    await close()
    // For example while the content that comes with the portal is written.
    if (isDiskFull(error)) throw new StartError(fullDisk('The disk of the database'), { cause: error })
    throw error
  }
}

/* The order matters: nothing is written before all is checked, and calls are heard when all is there. */
const start = async (
  options: CloudOptions,
  closers: (() => unknown)[]
): Promise<Omit<Cloud, 'close'> & Pick<Stop, 'drain'>> => {
  const { host, port, data, rules, every = everyInterval, allowedOrigins = [] } = options
  const portal = await readPortal(options)
  await checkPort(host, port)
  if (data.kind === 'folder') closers.push(await lockDataFolder(data.folder))

  const { server, routeLines, turn, stop, whenStopped, ...http } = await openHttp(options, every)
  const { log } = server
  closers.push(http.close)
  await prepareToVerify()

  const onLost = (error: Error) => log.error({ err: error }, 'a connection to the database broke')
  const open = await openDatabase(data.kind === 'server' ? { ...data, onLost } : data, rules.database)
  const { database } = open
  options.onOpen?.(database)
  closers.push(open.close)
  const clock = await openClock(options, { log, every, database: open.of('live') })
  closers.push(clock.close)
  const { now } = clock
  const state = await bringUpToDate(options, { open, now, portal })
  closers.push(keepTidy({ open, now, every, rules, log, onDrop: options.onDrop }))

  const delivery = openDelivery({
    ...options,
    outbox: portal.mode === 'development',
    database: open.of('account'),
    now,
    onFailure: error => log.warn({ err: error.cause }, error.message)
  })
  closers.push(delivery.settle)
  const sendLetters = letterWork({ delivery, endNotification })
  const letters = openLetters({ delivery, now, begin: () => background.begin(sendLetters) })

  const live = await openLive(server, {
    database: open.of('live'),
    now,
    every,
    rules: rules.live,
    allowedOrigins,
    turn,
    openBus: listener => openBus(options, open.of('live'), listener)
  })
  closers.push(live.close)
  whenStopped(live.leave)
  const { announce } = live

  const endHandlers: EndHandlers = Object.assign({}, ...topics.map(topic => topic.endHandlers))
  const background: Background = startBackground([sendLetters, ...topics.flatMap(topic => topic.background ?? [])], {
    database: open.of('upkeep'),
    now,
    rules,
    every,
    announce,
    letters,
    endHandlers,
    onFailure: (error, failed) => log.error({ err: error }, failed)
  })
  closers.push(background.stop)

  const services = {
    now,
    rules,
    delivery,
    letters,
    announce,
    begin: background.begin,
    endHandlers,
    passwords: queuedPasswordWork(rules.passwordChecks),
    mode: portal.mode,
    waysIn: {
      workplace: portal.files?.environment.workplaceSignIn !== undefined,
      codes: codeWaysOf(portal.mode, options)
    },
    portalUrl: options.portalUrl,
    centre: portal.centre
  }
  const address = () => addressOf(server, host)
  await serveCloud(server, {
    options,
    portal,
    services,
    open,
    turn,
    address,
    isStopping: stop.isStopping,
    trouble: live.trouble
  })
  closers.push(stop.close)
  await listen(server, host, port)
  const passphrase = rules.software.keyPassphrase
  const risk = keyRisk({ mode: portal.mode, passphrase, privateKey: await findPrivateKey(database) })
  if (risk !== null) log.warn(riskTexts[risk])
  return {
    address: address(),
    mode: portal.mode,
    routeLines,
    announce,
    tellFatal: (fault, message) =>
      log.fatal({ err: fault instanceof Error ? fault : new Error(inspect(fault)) }, message),
    drain: stop.drain,
    demo: {
      state,
      accounts: await demoAccountsThere(database),
      opensWith: password => opensDemoAccounts(database, password)
    },
    hasAdministrator: await hasAdministrator(database)
  }
}
