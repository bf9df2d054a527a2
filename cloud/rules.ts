import { day, minute } from './clock.ts'
import type { Settings } from './settings.pure.ts'

const second = 1_000
const mebibyte = 1_024 * 1_024

/** At most so many within the window. */
export type Rate = { count: number; windowMs: number }

/**
 * The figures of identity and of what may be asked how often, from the contract's rules of the embedded cloud. Each is
 * a setting; docs/settings.md lists them with their defaults.
 */
export const rulesFrom = (settings: Settings) => {
  // Load tests come from one address; so do many people in an office.
  const fromOneAddress = (count: number, windowMs: number): Rate => ({
    count: count * settings.ADDRESS_LIMIT_FACTOR,
    windowMs
  })
  return {
    session: { lifeMs: settings.SESSION_SECONDS * second, perUser: settings.SESSIONS_PER_USER },

    /** How long a device stays known after a sign-in, and how many devices of one user are. */
    device: { lifeMs: settings.KNOWN_DEVICE_SECONDS * second, perUser: settings.KNOWN_DEVICES_PER_USER },

    /** Wrong passwords for one identifier within the window lock it: for strangers, and for each known device by itself. */
    lock: {
      failures: settings.LOCK_FAILURES,
      windowMs: settings.LOCK_WINDOW_SECONDS * second,
      lockMs: settings.LOCK_SECONDS * second
    },

    /**
     * An image or a question is good for one try, the ticket that it gives for one use. After so many wrong passwords of
     * strangers for one identifier, within the window of the lock, a stranger needs a ticket.
     */
    captcha: {
      afterFailures: settings.CAPTCHA_FAILURES,
      characters: 5,
      lifeMs: settings.CAPTCHA_SECONDS * second,
      ticketMs: settings.CAPTCHA_TICKET_SECONDS * second
    },

    /** A verification code dies at its time or at its last wrong try, whichever comes first. */
    code: { wrongTries: settings.CODE_WRONG_TRIES, lifeMs: settings.CODE_SECONDS * second },

    /** Codes to one target: so many on one day in Beijing, and none within the pause after another. */
    target: { sends: settings.CODES_PER_DAY, pauseMs: settings.CODE_RESEND_SECONDS * second },

    /** How long a session stays identity-checked, unless a change spends the check first. */
    identityCheckMs: settings.IDENTITY_CHECK_SECONDS * second,

    /** Of strangers without a captcha, from all addresses together; past it every stranger needs one. */
    failedSignIns: { count: settings.FAILURES_IN_ALL, windowMs: settings.LOCK_WINDOW_SECONDS * second },

    /** Codes to all targets together: each costs money. */
    codes: { count: settings.CODES_PER_HOUR, windowMs: 60 * minute },

    /** Limits of one network address. */
    address: {
      /** Without a captcha; past it a stranger there needs one. */
      failedSignIns: fromOneAddress(settings.ADDRESS_FAILURES, settings.LOCK_WINDOW_SECONDS * second),
      codes: fromOneAddress(settings.ADDRESS_CODES_PER_HOUR, 60 * minute),
      images: fromOneAddress(settings.ADDRESS_IMAGES_PER_HOUR, 60 * minute),
      questions: fromOneAddress(settings.ADDRESS_QUESTIONS_PER_HOUR, 60 * minute)
    },

    /** How often a user may change the own dashboard: arrange its cards, close a notice. */
    dashboard: { count: settings.DASHBOARD_CHANGES_PER_MINUTE, windowMs: minute },

    /** Usage envelopes of one session, of one user, and of one network address in one process. */
    tracking: {
      session: { count: settings.TRACKING_PER_MINUTE, windowMs: minute },
      user: { count: settings.USER_TRACKING_PER_MINUTE, windowMs: minute },
      address: fromOneAddress(settings.ADDRESS_TRACKING_PER_MINUTE, minute)
    },

    /** Appointments that one user books, moves and cancels: each sends a mail. */
    appointmentChanges: { count: settings.APPOINTMENT_CHANGES_PER_HOUR, windowMs: 60 * minute },

    /** Messages, templates and announcements that one user writes and changes. */
    messageChanges: { count: settings.MESSAGE_CHANGES_PER_HOUR, windowMs: 60 * minute },

    /** Orders of the mall that one user places: each takes goods out of the stock. */
    orders: { count: settings.ORDERS_PER_HOUR, windowMs: 60 * minute },

    /** Fault codes that one user writes, files of them, and steps of deployments. */
    deployChanges: { count: settings.DEPLOY_CHANGES_PER_HOUR, windowMs: 60 * minute },

    /** Files of stores that one user has validated or imported. */
    storeFiles: { count: settings.STORE_FILES_PER_HOUR, windowMs: 60 * minute },
    /** Registrations of robots, files of them, and changes of models that one user makes. */
    robotChanges: { count: settings.ROBOT_CHANGES_PER_HOUR, windowMs: 60 * minute },
    /** Changes that one user makes to scenes and material, and pictures of goods that one user sends. */
    resourceChanges: { count: settings.RESOURCE_CHANGES_PER_HOUR, windowMs: 60 * minute },
    /** Devices that one user adds and changes, and rides of robots in elevators. */
    platformChanges: { count: settings.PLATFORM_CHANGES_PER_HOUR, windowMs: 60 * minute },

    /** Changes that one user makes to customers, applications, switches and release notes of the open platform. */
    openChanges: { count: settings.OPEN_CHANGES_PER_HOUR, windowMs: 60 * minute },

    /** Invitations that one user sends, also those that were refused. */
    invitations: { count: settings.INVITATIONS_PER_DAY, windowMs: day },

    /** Files of rows that one user asks for. */
    exports: { count: settings.EXPORTS_PER_DAY, windowMs: day },

    /** Resource packages: bytes of one file, bytes of one organisation, and files that one organisation announces. */
    packages: {
      bytesMax: settings.PACKAGE_MEGABYTES * mebibyte,
      tenantBytesMax: settings.PACKAGE_TENANT_MEGABYTES * mebibyte,
      uploads: { count: settings.PACKAGE_UPLOADS_PER_DAY, windowMs: day }
    },

    /**
     * Files of software: bytes of one, bytes of all, and files that are announced. And the passphrase that encrypts the key of
     * signatures.
     */
    software: {
      bytesMax: settings.SOFTWARE_MEGABYTES * mebibyte,
      allBytesMax: settings.SOFTWARE_ALL_MEGABYTES * mebibyte,
      uploads: { count: settings.SOFTWARE_UPLOADS_PER_DAY, windowMs: day },
      keyPassphrase: settings.SOFTWARE_KEY_PASSPHRASE
    },

    /** The receivers that webhooks of customers may reach although they are in no public network. */
    internalHosts: settings.WEBHOOK_INTERNAL_HOSTS,

    /** Bodies that are no JSON and no form, too deep or too large, from one member or one address of strangers. */
    refusedBodies: fromOneAddress(settings.REFUSED_BODIES_PER_MINUTE, minute),

    /** Reports of the content security policy that are read from one network address. */
    policyReports: { count: settings.POLICY_REPORTS_PER_MINUTE, windowMs: minute },

    /** Open channels of one session, what each of them may send, and how often it is asked for a sign of life. */
    live: {
      channelsPerSession: settings.LIVE_CHANNELS_PER_SESSION,
      framesPerSecond: settings.LIVE_FRAMES_PER_SECOND,
      pingMs: settings.LIVE_PING_SECONDS * second
    },

    /** Hashes of passwords that are worked on at the same time. */
    passwordChecks: settings.PASSWORD_CHECKS,

    /** How long the cloud keeps the records of people and robots, and how many messages the outbox holds. */
    kept: {
      usageMs: settings.USAGE_DAYS * day,
      messageMs: settings.MESSAGE_DAYS * day,
      historyMs: settings.HISTORY_DAYS * day,
      logMs: settings.LOG_DAYS * day,
      outboxMs: settings.OUTBOX_DAYS * day,
      outboxMax: settings.OUTBOX_MESSAGES
    },

    /** The connections that calls of one group may use, and how many calls may wait for them. */
    database: { connections: settings.GROUP_CONNECTIONS, waitingMax: settings.GROUP_WAITING },

    /** Until when a request has to have arrived whole. */
    requestMs: settings.REQUEST_SECONDS * second
  }
}

export type Rules = ReturnType<typeof rulesFrom>
