import type { calls } from '#contract/index.ts'
import type { Topic } from '../topic.ts'
import { administrationTopic } from './administration/topic.ts'
import { agreementsTopic } from './agreements/topic.ts'
import { appointmentsTopic } from './appointments/topic.ts'
import { cleaningTopic } from './cleaning/topic.ts'
import { deliveryTopic } from './delivery/topic.ts'
import { deployTopic } from './deploy/topic.ts'
import { deviceUpgradesTopic } from './device-upgrades/topic.ts'
import { elevatorsTopic } from './elevators/topic.ts'
import { exportsTopic } from './exports/topic.ts'
import { faultCareTopic } from './fault-care/topic.ts'
import { figuresTopic } from './figures/topic.ts'
import { hospitalDispatchTopic } from './hospital-dispatch/topic.ts'
import { identityTopic } from './identity/topic.ts'
import { languagesTopic } from './languages/topic.ts'
import { materialsTopic } from './materials/topic.ts'
import { menuTopic } from './menu/topic.ts'
import { messagesTopic } from './messages/topic.ts'
import { mobileNotificationsTopic } from './mobile-notifications/topic.ts'
import { openPlatformTopic } from './open-platform/topic.ts'
import { otaTopic } from './ota/topic.ts'
import { phonesTopic } from './phones/topic.ts'
import { ratesTopic } from './rates/topic.ts'
import { releasesTopic } from './releases/topic.ts'
import { resourcePackagesTopic } from './resource-packages/topic.ts'
import { robotActsTopic } from './robot-acts/topic.ts'
import { robotCredentialsTopic } from './robot-credentials/topic.ts'
import { robotDetailsTopic } from './robot-details/topic.ts'
import { robotLocksTopic } from './robot-locks/topic.ts'
import { robotLogsTopic } from './robot-logs/topic.ts'
import { robotRegistryTopic } from './robot-registry/topic.ts'
import { robotReportsTopic } from './robot-reports/topic.ts'
import { robotRequestsTopic } from './robot-requests/topic.ts'
import { robotSettingsTopic } from './robot-settings/topic.ts'
import { robotsTopic } from './robots/topic.ts'
import { savedFiltersTopic } from './saved-filters/topic.ts'
import { scenesTopic } from './scenes/topic.ts'
import { shopTopic } from './shop/topic.ts'
import { storesTopic } from './stores/topic.ts'
import { studyTopic } from './study/topic.ts'
import { usageTopic } from './usage/topic.ts'
import { watchesTopic } from './watches/topic.ts'

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
  savedFiltersTopic,
  robotsTopic,
  robotRegistryTopic,
  robotCredentialsTopic,
  robotReportsTopic,
  robotRequestsTopic,
  faultCareTopic,
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
