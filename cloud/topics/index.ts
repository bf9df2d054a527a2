import type { calls } from '#contract/index.ts'
import type { Topic } from '../topic.ts'
import { administrationTopic } from './administration/index.ts'
import { agreementsTopic } from './agreements/index.ts'
import { appointmentsTopic } from './appointments/index.ts'
import { cleaningTopic } from './cleaning/index.ts'
import { deliveryTopic } from './delivery/index.ts'
import { deployTopic } from './deploy/index.ts'
import { deviceUpgradesTopic } from './device-upgrades/index.ts'
import { elevatorsTopic } from './elevators/index.ts'
import { exportsTopic } from './exports/index.ts'
import { figuresTopic } from './figures/index.ts'
import { hospitalDispatchTopic } from './hospital-dispatch/index.ts'
import { identityTopic } from './identity/index.ts'
import { languagesTopic } from './languages/index.ts'
import { materialsTopic } from './materials/index.ts'
import { menuTopic } from './menu/index.ts'
import { messagesTopic } from './messages/index.ts'
import { mobileNotificationsTopic } from './mobile-notifications/index.ts'
import { openPlatformTopic } from './open-platform/index.ts'
import { otaTopic } from './ota/index.ts'
import { phonesTopic } from './phones/index.ts'
import { ratesTopic } from './rates/index.ts'
import { releasesTopic } from './releases/index.ts'
import { resourcePackagesTopic } from './resource-packages/index.ts'
import { robotActsTopic } from './robot-acts/index.ts'
import { robotDetailsTopic } from './robot-details/index.ts'
import { robotLocksTopic } from './robot-locks/index.ts'
import { robotLogsTopic } from './robot-logs/index.ts'
import { robotReportsTopic } from './robot-reports/index.ts'
import { robotRequestsTopic } from './robot-requests/index.ts'
import { robotSettingsTopic } from './robot-settings/index.ts'
import { robotsTopic } from './robots/index.ts'
import { scenesTopic } from './scenes/index.ts'
import { shopTopic } from './shop/index.ts'
import { storesTopic } from './stores/index.ts'
import { studyTopic } from './study/index.ts'
import { usageTopic } from './usage/index.ts'
import { watchesTopic } from './watches/index.ts'

/* The topics of the cloud. Demo data goes in, and old rows go, in this order. */

const list = [
  ratesTopic,
  identityTopic,
  deliveryTopic,
  administrationTopic,
  menuTopic,
  languagesTopic,
  agreementsTopic,
  usageTopic,
  releasesTopic,
  studyTopic,
  storesTopic,
  robotsTopic,
  robotReportsTopic,
  robotRequestsTopic,
  robotDetailsTopic,
  messagesTopic,
  cleaningTopic,
  hospitalDispatchTopic,
  otaTopic,
  scenesTopic,
  elevatorsTopic,
  phonesTopic,
  watchesTopic,
  deviceUpgradesTopic,
  mobileNotificationsTopic,
  appointmentsTopic,
  figuresTopic,
  exportsTopic,
  shopTopic,
  deployTopic,
  resourcePackagesTopic,
  materialsTopic,
  openPlatformTopic,
  robotSettingsTopic,
  robotLocksTopic,
  robotLogsTopic,
  robotActsTopic
] as const satisfies readonly Topic[]

type RoutesOf<T> = T extends { routes: readonly (infer Routes)[] } ? Routes : never
type NamesOf<Routes> = Routes extends { make: (...given: never[]) => infer Made } ? keyof Made : never

/** The calls of the contract that no topic answers. */
type Unanswered = Exclude<keyof typeof calls, NamesOf<RoutesOf<(typeof list)[number]>>>

/** A call that no topic answers is an error of the compiler here, with its name. */
export const topics: [Unanswered] extends [never] ? readonly Topic[] : Unanswered = list
