import type { calls } from '#contract/index.ts'
import { type CallGroup, callGroups } from '../database/call-groups.ts'
import type { Served } from '../http/served.ts'
import type { IdentityServices } from '../identity/services.ts'
import { accountRoutes } from './account.ts'
import { administrationRoutes } from './administration.ts'
import { agreementRoutes } from './agreements.ts'
import { announcementRoutes } from './announcements.ts'
import { appointmentRecordRoutes } from './appointment-records.ts'
import { appointmentRoutes } from './appointments.ts'
import { cleaningRoutes } from './cleaning.ts'
import { cleaningCentreRoutes } from './cleaning-centre-link.ts'
import { codeRoutes } from './codes.ts'
import { deployRoutes } from './deploy.ts'
import { diagnosisRoutes } from './diagnoses.ts'
import { exportRoutes } from './exports.ts'
import { faultCodeRoutes } from './fault-codes.ts'
import { groupOf } from './group-of.ts'
import { homeRoutes } from './home.ts'
import { hospitalDispatchRoutes } from './hospital-dispatch.ts'
import { identityRoutes } from './identity.ts'
import { languageRoutes } from './languages.ts'
import { menuRoutes } from './menu.ts'
import { templateRoutes } from './message-templates.ts'
import { messageRoutes } from './messages.ts'
import { openPlatformRoutes } from './open-platform.ts'
import { openReleaseRoutes } from './open-releases.ts'
import { operationDashboardRoutes } from './operation-dashboard.ts'
import { otaRollOutRoutes } from './ota-roll-outs.ts'
import { otaSoftwareRoutes } from './ota-software.ts'
import { ownDashboardRoutes } from './own-dashboard.ts'
import { packageUploadRoutes } from './package-uploads.ts'
import { platformElevatorRideRoutes } from './platform-elevator-rides.ts'
import { platformElevatorRoutes } from './platform-elevators.ts'
import { platformPhoneRoutes } from './platform-phones.ts'
import { platformWatchRoutes } from './platform-watches.ts'
import { releaseRoutes } from './releases.ts'
import { remoteSettingRoutes } from './remote-settings.ts'
import { resourcePackageRoutes } from './resource-packages.ts'
import { robotLockRoutes } from './robot-locks.ts'
import { robotRecordRoutes } from './robot-records.ts'
import { robotRequestRoutes } from './robot-requests.ts'
import { robotRunningRoutes } from './robot-running.ts'
import { robotRoutes } from './robots.ts'
import { sceneRoutes } from './scenes.ts'
import { securityRoutes } from './security.ts'
import { sentMessageRoutes } from './sent-messages.ts'
import { settingsTemplateRoutes } from './settings-templates.ts'
import { shopRoutes } from './shop.ts'
import { statisticsRoutes } from './statistics.ts'
import { storeRoutes } from './stores.ts'
import { studyRoutes } from './study.ts'
import { taskRoutes } from './tasks.ts'
import { usageRoutes } from './usage.ts'

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
    ...robotLockRoutes(services),
    ...settingsTemplateRoutes(services),
    ...robotRunningRoutes(services),
    ...otaSoftwareRoutes(services),
    ...otaRollOutRoutes(services),
    ...packageUploadRoutes(services),
    ...resourcePackageRoutes(services),
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
    ...platformElevatorRoutes(services),
    ...platformElevatorRideRoutes(services),
    ...platformWatchRoutes(services),
    ...platformPhoneRoutes(services),
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
