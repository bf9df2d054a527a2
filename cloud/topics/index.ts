import type { calls } from '#contract/index.ts'
import { type CallGroup, callGroups } from '../database/engine/call-groups.ts'
import type { Served } from '../http/served.ts'
import { groupOf } from '../routes/group-of.ts'
import type { IdentityServices } from '../services.ts'
import { administrationRoutes } from './administration/routes.ts'
import { agreementRoutes } from './agreements/routes.ts'
import { appointmentRecordRoutes } from './appointments/routes/appointment-records.ts'
import { appointmentRoutes } from './appointments/routes/appointments.ts'
import { cleaningRoutes } from './cleaning/routes/cleaning.ts'
import { cleaningCentreRoutes } from './cleaning/routes/cleaning-centre-link.ts'
import { deployRoutes } from './deploy/routes/deploy.ts'
import { diagnosisRoutes } from './deploy/routes/diagnoses.ts'
import { faultCodeRoutes } from './deploy/routes/fault-codes.ts'
import { mappingRoutes } from './deploy/routes/mapping-features.ts'
import { platformUpgradeRoutes } from './device-upgrades/routes.ts'
import { platformElevatorRoutes } from './elevators/routes/elevators.ts'
import { platformElevatorRideRoutes } from './elevators/routes/rides.ts'
import { exportRoutes } from './exports/routes.ts'
import { homeRoutes } from './figures/routes/home.ts'
import { operationDashboardRoutes } from './figures/routes/operation-dashboard.ts'
import { ownDashboardRoutes } from './figures/routes/own-dashboard.ts'
import { statisticsRoutes } from './figures/routes/statistics.ts'
import { taskRoutes } from './figures/routes/tasks.ts'
import { hospitalDispatchRoutes } from './hospital-dispatch/routes.ts'
import { accountRoutes } from './identity/routes/account.ts'
import { codeRoutes } from './identity/routes/codes.ts'
import { identityRoutes } from './identity/routes/identity.ts'
import { securityRoutes } from './identity/routes/security.ts'
import { languageRoutes } from './languages/routes.ts'
import { materialGroupRoutes } from './materials/routes/material-groups.ts'
import { materialRoutes } from './materials/routes/materials.ts'
import { menuRoutes } from './menu/routes.ts'
import { announcementRoutes } from './messages/routes/announcements.ts'
import { templateRoutes } from './messages/routes/message-templates.ts'
import { messageRoutes } from './messages/routes/messages.ts'
import { sentMessageRoutes } from './messages/routes/sent-messages.ts'
import { platformNotificationRoutes } from './mobile-notifications/routes.ts'
import { openPlatformRoutes } from './open-platform/routes/open-platform.ts'
import { openReleaseRoutes } from './open-platform/routes/release-notes.ts'
import { otaRollOutRoutes } from './ota/routes/roll-outs.ts'
import { otaSoftwareRoutes } from './ota/routes/software.ts'
import { platformPhoneRoutes } from './phones/routes.ts'
import { releaseRoutes } from './releases/routes.ts'
import { packageUploadRoutes } from './resource-packages/routes/package-uploads.ts'
import { resourcePackageRoutes } from './resource-packages/routes/resource-packages.ts'
import { robotsManyRoutes } from './robot-acts/routes.ts'
import { robotLockRoutes } from './robot-locks/routes.ts'
import { remoteLogRoutes } from './robot-logs/routes.ts'
import { robotRequestRoutes } from './robot-requests/routes.ts'
import { remoteSettingRoutes } from './robot-settings/routes/remote-settings.ts'
import { settingsTemplateRoutes } from './robot-settings/routes/settings-templates.ts'
import { robotContentRoutes } from './robots/routes/robot-contents.ts'
import { robotRecordRoutes } from './robots/routes/robot-records.ts'
import { robotRunningRoutes } from './robots/routes/robot-running.ts'
import { robotRoutes } from './robots/routes/robots.ts'
import { savedFilterRoutes } from './robots/routes/saved-filters.ts'
import { robotPlaceRoutes } from './scenes/routes/robot-places.ts'
import { sceneRoutes } from './scenes/routes/scenes.ts'
import { shopRoutes } from './shop/routes/shop.ts'
import { storeRoutes } from './stores/routes.ts'
import { studyRoutes } from './study/routes.ts'
import { usageRoutes } from './usage/routes.ts'
import { platformWatchRoutes } from './watches/routes.ts'

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
