import type { calls } from '#contract/index.ts'
import { type CallGroup, callGroups } from '../database/engine/call-groups.ts'
import type { Served } from '../http/served.ts'
import type { IdentityServices } from '../identity/services.ts'
import { appointmentRecordRoutes } from './appointments/appointment-records.ts'
import { appointmentRoutes } from './appointments/appointments.ts'
import { cleaningRoutes } from './cleaning/cleaning.ts'
import { cleaningCentreRoutes } from './cleaning/cleaning-centre-link.ts'
import { hospitalDispatchRoutes } from './cleaning/hospital-dispatch.ts'
import { deployRoutes } from './deploy/deploy.ts'
import { diagnosisRoutes } from './deploy/diagnoses.ts'
import { faultCodeRoutes } from './deploy/fault-codes.ts'
import { mappingRoutes } from './deploy/mapping-features.ts'
import { remoteLogRoutes } from './deploy/remote-logs.ts'
import { remoteSettingRoutes } from './deploy/remote-settings.ts'
import { exportRoutes } from './figures/exports.ts'
import { homeRoutes } from './figures/home.ts'
import { operationDashboardRoutes } from './figures/operation-dashboard.ts'
import { ownDashboardRoutes } from './figures/own-dashboard.ts'
import { statisticsRoutes } from './figures/statistics.ts'
import { taskRoutes } from './figures/tasks.ts'
import { groupOf } from './group-of.ts'
import { accountRoutes } from './identity/account.ts'
import { administrationRoutes } from './identity/administration.ts'
import { codeRoutes } from './identity/codes.ts'
import { identityRoutes } from './identity/identity.ts'
import { securityRoutes } from './identity/security.ts'
import { announcementRoutes } from './messages/announcements.ts'
import { templateRoutes } from './messages/message-templates.ts'
import { messageRoutes } from './messages/messages.ts'
import { sentMessageRoutes } from './messages/sent-messages.ts'
import { openPlatformRoutes } from './platform/open-platform.ts'
import { openReleaseRoutes } from './platform/open-releases.ts'
import { platformElevatorRideRoutes } from './platform/platform-elevator-rides.ts'
import { platformElevatorRoutes } from './platform/platform-elevators.ts'
import { platformNotificationRoutes } from './platform/platform-notifications.ts'
import { platformPhoneRoutes } from './platform/platform-phones.ts'
import { platformUpgradeRoutes } from './platform/platform-upgrades.ts'
import { platformWatchRoutes } from './platform/platform-watches.ts'
import { agreementRoutes } from './portal/agreements.ts'
import { languageRoutes } from './portal/languages.ts'
import { menuRoutes } from './portal/menu.ts'
import { releaseRoutes } from './portal/releases.ts'
import { studyRoutes } from './portal/study.ts'
import { usageRoutes } from './portal/usage.ts'
import { materialGroupRoutes } from './resources/material-groups.ts'
import { materialRoutes } from './resources/materials.ts'
import { packageUploadRoutes } from './resources/package-uploads.ts'
import { resourcePackageRoutes } from './resources/resource-packages.ts'
import { sceneRoutes } from './resources/scenes.ts'
import { otaRollOutRoutes } from './robots/ota-roll-outs.ts'
import { otaSoftwareRoutes } from './robots/ota-software.ts'
import { robotContentRoutes } from './robots/robot-contents.ts'
import { robotLockRoutes } from './robots/robot-locks.ts'
import { robotPlaceRoutes } from './robots/robot-places.ts'
import { robotRecordRoutes } from './robots/robot-records.ts'
import { robotRequestRoutes } from './robots/robot-requests.ts'
import { robotRunningRoutes } from './robots/robot-running.ts'
import { robotRoutes } from './robots/robots.ts'
import { robotsManyRoutes } from './robots/robots-many.ts'
import { savedFilterRoutes } from './robots/saved-filters.ts'
import { settingsTemplateRoutes } from './robots/settings-templates.ts'
import { storeRoutes } from './robots/stores.ts'
import { shopRoutes } from './shop/shop.ts'

/** The route of each call of the contract. A call without a route is an error of the compiler. */
const routesWith = (services: IdentityServices) =>
  ({
    ...identityRoutes(services),
    ...codeRoutes(services),
    ...accountRoutes(services),
    ...administrationRoutes(services),
    ...securityRoutes(services),
    ...menuRoutes(services),
    ...languageRoutes(services),
    ...taskRoutes(services),
    ...agreementRoutes(),
    ...homeRoutes(services),
    ...statisticsRoutes(services),
    ...exportRoutes(services),
    ...ownDashboardRoutes(services),
    ...operationDashboardRoutes(services),
    ...appointmentRoutes(services),
    ...appointmentRecordRoutes(services),
    ...messageRoutes(services),
    ...sentMessageRoutes(services),
    ...templateRoutes(services),
    ...announcementRoutes(services),
    ...robotRoutes(services),
    ...robotRecordRoutes(services),
    ...robotContentRoutes(services),
    ...robotPlaceRoutes(services),
    ...robotLockRoutes(services),
    ...robotsManyRoutes(services),
    ...savedFilterRoutes(services),
    ...settingsTemplateRoutes(services),
    ...robotRunningRoutes(services),
    ...otaSoftwareRoutes(services),
    ...otaRollOutRoutes(services),
    ...packageUploadRoutes(services),
    ...resourcePackageRoutes(services),
    ...materialRoutes(services),
    ...materialGroupRoutes(services),
    ...openPlatformRoutes(services),
    ...openReleaseRoutes(services),
    ...robotRequestRoutes(services),
    ...storeRoutes(services),
    ...sceneRoutes(services),
    ...studyRoutes(services),
    ...shopRoutes(services),
    ...cleaningCentreRoutes(services),
    ...cleaningRoutes(services),
    ...hospitalDispatchRoutes(services),
    ...faultCodeRoutes(services),
    ...deployRoutes(services),
    ...remoteSettingRoutes(services),
    ...diagnosisRoutes(services),
    ...remoteLogRoutes(services),
    ...mappingRoutes(services),
    ...platformElevatorRoutes(services),
    ...platformElevatorRideRoutes(services),
    ...platformWatchRoutes(services),
    ...platformPhoneRoutes(services),
    ...platformUpgradeRoutes(services),
    ...platformNotificationRoutes(services),
    ...usageRoutes(services),
    ...releaseRoutes(services)
  }) satisfies Record<keyof typeof calls, Served>

export type Routes = ReturnType<typeof routesWith>

/** The route of each call, with the services of its group. */
export const routes = (servicesOf: (group: CallGroup) => IdentityServices): Routes => {
  const byGroup = Object.fromEntries(callGroups.map(group => [group, routesWith(servicesOf(group))])) as Record<
    CallGroup,
    Routes
  >
  const names = Object.keys(groupOf) as (keyof typeof groupOf)[]
  return Object.fromEntries(names.map(name => [name, byGroup[groupOf[name]][name]])) as Routes
}
