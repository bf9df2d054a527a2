import type { calls } from '#contract/index.ts'
import { fallbackLanguage } from '#contract/languages.ts'

const beijingOffset = 8 * 60 * 60_000
const day = 24 * 60 * 60_000

/** The day in Beijing, as `2026-03-12`. */
export const beijingDay = (time: number): string => new Date(time + beijingOffset).toISOString().slice(0, 10)

/** The days in Beijing up to the one of this moment, the earliest first. */
export const lastDays = (now: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => beijingDay(now - (count - 1 - index) * day))

type Sample = { query?: Record<string, string | number>; body?: Record<string, unknown> }

/** Requests for the calls that change nothing, so that each answer can be compared with its schema. */
export const samples = (now: number): Partial<Record<keyof typeof calls, Sample>> => ({
  userInfo: {},
  captchaImage: {},
  userAuthInfo: {},
  menuTree: {},
  menuHistory: { query: { size: 5 } },
  languageFile: { query: { intLangCode: fallbackLanguage } },
  languageHashes: {},
  languageList: {},
  languageNotes: { query: { intLangCode: fallbackLanguage } },
  languageVersions: { query: { intLangCode: fallbackLanguage } },
  taskCountAndTrend: { body: { days: 7 } },
  agreement: { query: { type: 'service', lang: 'en' } },
  playingNotices: {},
  taskTrend: {},
  mileageTrend: {},
  monthlySales: {},
  deploymentTimes: { query: { pageNo: 1, size: 5 } },
  robotStates: {},
  dashboardLayout: {},
  appointmentDays: { query: { from: beijingDay(now), to: beijingDay(now + 7 * day) } },
  salespersonList: { query: { day: beijingDay(now + day) } },
  appointmentList: { query: { pageNo: 1, size: 5 } },
  salespersonsToEdit: {},
  recordSalespersons: {},
  appointmentRecords: { query: { pageNo: 1, size: 5 } },
  messageCount: {},
  messageList: { body: { messageStatus: '', pageNo: 1, size: 10 } },
  sentMessageList: {},
  audienceChoices: {},
  findRecipients: { query: { text: 'a' } },
  templateList: {},
  announcementList: {},
  announcementTenants: {},
  robotList: { query: { pageNo: 1, size: 10 } },
  robotChoices: {},
  robotTagList: {},
  robotModelList: {},
  unknownRobotList: { query: { pageNo: 1, size: 5 } },
  lockList: {},
  faultCareCounts: {},
  settingsTemplates: {},
  runningRobots: { query: { pageNo: 1, size: 5 } },
  storeList: { query: { pageNo: 1, size: 10 } },
  storeTenantList: {},
  categoryList: {},
  goodsTypeList: {},
  goodsList: { query: { pageNo: 1, size: 10 } },
  cart: {},
  orderList: { query: { pageNo: 1, size: 10 } },
  salesList: { query: { pageNo: 1, size: 10 } },
  stockList: { query: { pageNo: 1, size: 10 } },
  packageList: { query: { age: 'new' } },
  packageUploadList: {},
  materialList: {},
  materialGroupList: {},
  cleaningFloors: {},
  dispatchOrders: {},
  dispatchHospitals: {},
  faultCodeList: {},
  deviceList: { query: { pageNo: 1, size: 10 } },
  deploymentList: {},
  sceneList: {},
  sceneStoreList: {},
  deviceStoreList: {},
  elevatorList: { query: { pageNo: 1, size: 10 } },
  stressTestList: {},
  watchList: { query: { pageNo: 1, size: 10 } },
  watchTaskList: {},
  deviceVersionList: { query: { pageNo: 1, size: 10 } },
  upgradableDevices: { query: { pageNo: 1, size: 10 } },
  deviceUpgradeRecords: {},
  notificationRuleList: { query: { pageNo: 1, size: 10 } },
  notificationTenants: {},
  mobileNotificationList: {},
  phoneList: { query: { pageNo: 1, size: 10 } },
  phoneCallList: {},
  courseList: { query: { lang: 'en' } }
})
