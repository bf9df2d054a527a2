import type { Call } from './call.ts'
import * as accounts from './calls/administration/accounts.ts'
import * as audit from './calls/administration/audit.ts'
import * as invitations from './calls/administration/invitations.ts'
import * as roles from './calls/administration/roles.ts'
import * as tenants from './calls/administration/tenants.ts'
import * as agreements from './calls/agreements/agreements.ts'
import * as appointmentRecords from './calls/appointments/appointment-records.ts'
import * as appointments from './calls/appointments/appointments.ts'
import * as cleaning from './calls/cleaning/cleaning.ts'
import { cleaningCentreLink } from './calls/cleaning/cleaning-centre-link.ts'
import * as deployments from './calls/deploy/deployments.ts'
import * as diagnoses from './calls/deploy/diagnoses.ts'
import * as faultCodes from './calls/deploy/fault-codes.ts'
import * as mappingFeatures from './calls/deploy/mapping-features.ts'
import * as measures from './calls/deploy/measures.ts'
import * as deviceReports from './calls/device-upgrades/device-reports.ts'
import * as deviceUpgrades from './calls/device-upgrades/device-upgrades.ts'
import * as deviceVersions from './calls/device-upgrades/device-versions.ts'
import { deviceStoreList } from './calls/devices/device-stores.ts'
import * as elevatorReports from './calls/elevators/elevator-reports.ts'
import * as elevatorRides from './calls/elevators/elevator-rides.ts'
import * as elevators from './calls/elevators/elevators.ts'
import * as stressTests from './calls/elevators/stress-tests.ts'
import * as exports from './calls/exports/exports.ts'
import * as faultCare from './calls/fault-care/fault-care.ts'
import * as layout from './calls/figures/dashboard-layout.ts'
import * as home from './calls/figures/home.ts'
import * as operation from './calls/figures/operation-dashboard.ts'
import * as robotsOfDay from './calls/figures/robots-of-day.ts'
import * as robotRunning from './calls/figures/running.ts'
import * as statistics from './calls/figures/statistics.ts'
import * as tasks from './calls/figures/tasks.ts'
import * as dispatch from './calls/hospital-dispatch/hospital-dispatch.ts'
import * as account from './calls/identity/account.ts'
import * as code from './calls/identity/codes.ts'
import * as sessions from './calls/identity/sessions.ts'
import * as identity from './calls/identity/sign-in.ts'
import * as languageFiles from './calls/languages/language-files.ts'
import * as languageNotes from './calls/languages/language-notes.ts'
import * as groupRobots from './calls/materials/group-robots.ts'
import * as materialGroups from './calls/materials/groups.ts'
import * as materialFiles from './calls/materials/material-files.ts'
import * as materials from './calls/materials/materials.ts'
import * as menu from './calls/menu/menu.ts'
import * as menuHistory from './calls/menu/menu-history.ts'
import * as announcements from './calls/messages/announcements.ts'
import * as templates from './calls/messages/message-templates.ts'
import * as messages from './calls/messages/messages.ts'
import * as notices from './calls/messages/notices.ts'
import * as sent from './calls/messages/sent-messages.ts'
import * as mobileNotifications from './calls/mobile-notifications/mobile-notifications.ts'
import * as notificationRules from './calls/mobile-notifications/notification-rules.ts'
import * as openApi from './calls/open-platform/api-management.ts'
import * as openApplications from './calls/open-platform/applications.ts'
import * as openCustomers from './calls/open-platform/customers.ts'
import * as openFiles from './calls/open-platform/files.ts'
import * as openReleases from './calls/open-platform/release-notes.ts'
import * as otaMachines from './calls/ota/machine-versions.ts'
import * as otaRollOutRules from './calls/ota/roll-out-rules.ts'
import * as otaRollOuts from './calls/ota/roll-outs.ts'
import * as otaSoftware from './calls/ota/software.ts'
import * as otaSoftwareFiles from './calls/ota/software-files.ts'
import * as otaSoftwareKeys from './calls/ota/software-keys.ts'
import * as otaUpgradeSuccess from './calls/ota/upgrade-success.ts'
import * as phoneCalls from './calls/phones/phone-calls.ts'
import * as phoneVoice from './calls/phones/phone-voice.ts'
import * as phones from './calls/phones/phones.ts'
import * as moduleReports from './calls/releases/module-reports.ts'
import * as releases from './calls/releases/releases.ts'
import * as packageRobots from './calls/resource-packages/package-robots.ts'
import * as resourcePackages from './calls/resource-packages/packages.ts'
import * as packageUploads from './calls/resource-packages/uploads.ts'
import * as robotsMany from './calls/robot-acts/many.ts'
import { askRobotToAct } from './calls/robot-acts/one.ts'
import * as robotCredentials from './calls/robot-credentials/credentials.ts'
import * as robotGateways from './calls/robot-credentials/gateways.ts'
import * as robotContents from './calls/robot-details/contents.ts'
import * as robotRecords from './calls/robot-details/records.ts'
import { robotToday } from './calls/robot-details/today.ts'
import * as robotLocks from './calls/robot-locks/locks.ts'
import * as remoteLogs from './calls/robot-logs/remote-logs.ts'
import { sendLogPart } from './calls/robot-logs/robot-log-parts.ts'
import * as robotKinds from './calls/robot-registry/kinds.ts'
import * as robotLifecycle from './calls/robot-registry/lifecycle.ts'
import * as robotModels from './calls/robot-registry/models.ts'
import * as robotRegistration from './calls/robot-registry/register.ts'
import * as robotFile from './calls/robot-registry/robot-file.ts'
import * as robotReport from './calls/robot-reports/report.ts'
import * as unknownRobots from './calls/robot-reports/unknown-robots.ts'
import * as robotRequests from './calls/robot-requests/robot-requests.ts'
import * as remoteSettings from './calls/robot-settings/remote-settings.ts'
import * as settingsTemplates from './calls/robot-settings/settings-templates.ts'
import { robotKindList } from './calls/robots/robot-kinds.ts'
import * as robotTags from './calls/robots/robot-tags.ts'
import * as robots from './calls/robots/robots.ts'
import * as savedFilters from './calls/robots/saved-filters.ts'
import * as listFilters from './calls/saved-filters/saved-filters.ts'
import * as robotPlaces from './calls/scenes/robot-places.ts'
import * as sceneRobots from './calls/scenes/scene-robots.ts'
import * as scenes from './calls/scenes/scenes.ts'
import * as shopCatalogue from './calls/shop/catalogue.ts'
import * as shopGoods from './calls/shop/goods.ts'
import * as shopInventory from './calls/shop/inventory.ts'
import * as shopOrders from './calls/shop/orders.ts'
import * as shopPictures from './calls/shop/pictures.ts'
import * as storeFile from './calls/stores/store-file.ts'
import * as stores from './calls/stores/stores.ts'
import * as study from './calls/study/study.ts'
import * as tracking from './calls/usage/tracking.ts'
import * as watchTasks from './calls/watches/watch-tasks.ts'
import * as watches from './calls/watches/watches.ts'

type CallsIn<Module> = { readonly [Name in keyof Module as Module[Name] extends Call ? Name : never]: Module[Name] }

const isCall = (exported: unknown): boolean =>
  typeof exported === 'object' && exported !== null && 'path' in exported && 'summary' in exported

/** The calls among all that a file of the contract exports: schemas and rules stand beside them. */
const callsIn = <Module extends object>(module: Module): CallsIn<Module> =>
  Object.fromEntries(Object.entries(module).filter(([, exported]) => isCall(exported))) as CallsIn<Module>

/** Every call of the contract, by name. The OpenAPI document, the server and the conformance tests walk over them. */
export const calls = {
  ...callsIn(accounts),
  ...callsIn(audit),
  ...callsIn(invitations),
  ...callsIn(roles),
  ...callsIn(tenants),
  ...callsIn(agreements),
  ...callsIn(appointmentRecords),
  ...callsIn(appointments),
  ...callsIn(cleaning),
  ...callsIn(deployments),
  ...callsIn(diagnoses),
  ...callsIn(faultCodes),
  ...callsIn(mappingFeatures),
  ...callsIn(measures),
  ...callsIn(deviceReports),
  ...callsIn(deviceUpgrades),
  ...callsIn(deviceVersions),
  ...callsIn(elevatorReports),
  ...callsIn(elevatorRides),
  ...callsIn(elevators),
  ...callsIn(stressTests),
  ...callsIn(exports),
  ...callsIn(layout),
  ...callsIn(home),
  ...callsIn(operation),
  ...callsIn(robotRunning),
  ...callsIn(robotsOfDay),
  ...callsIn(statistics),
  ...callsIn(tasks),
  ...callsIn(dispatch),
  ...callsIn(account),
  ...callsIn(code),
  ...callsIn(sessions),
  ...callsIn(identity),
  ...callsIn(languageFiles),
  ...callsIn(languageNotes),
  ...callsIn(groupRobots),
  ...callsIn(materialGroups),
  ...callsIn(materialFiles),
  ...callsIn(materials),
  ...callsIn(menuHistory),
  ...callsIn(menu),
  ...callsIn(announcements),
  ...callsIn(templates),
  ...callsIn(messages),
  ...callsIn(notices),
  ...callsIn(sent),
  ...callsIn(mobileNotifications),
  ...callsIn(notificationRules),
  ...callsIn(openApi),
  ...callsIn(openApplications),
  ...callsIn(openCustomers),
  ...callsIn(openFiles),
  ...callsIn(openReleases),
  ...callsIn(otaMachines),
  ...callsIn(otaRollOutRules),
  ...callsIn(otaRollOuts),
  ...callsIn(otaSoftware),
  ...callsIn(otaSoftwareFiles),
  ...callsIn(otaSoftwareKeys),
  ...callsIn(otaUpgradeSuccess),
  ...callsIn(phoneCalls),
  ...callsIn(phoneVoice),
  ...callsIn(phones),
  ...callsIn(moduleReports),
  ...callsIn(releases),
  ...callsIn(packageRobots),
  ...callsIn(resourcePackages),
  ...callsIn(packageUploads),
  ...callsIn(robotsMany),
  askRobotToAct,
  ...callsIn(robotContents),
  ...callsIn(robotRecords),
  robotToday,
  ...callsIn(faultCare),
  ...callsIn(robotLocks),
  ...callsIn(remoteLogs),
  ...callsIn(robotCredentials),
  ...callsIn(robotGateways),
  ...callsIn(robotLifecycle),
  ...callsIn(robotKinds),
  robotKindList,
  ...callsIn(robotModels),
  ...callsIn(robotRegistration),
  ...callsIn(robotFile),
  ...callsIn(robotReport),
  ...callsIn(unknownRobots),
  ...callsIn(robotRequests),
  ...callsIn(remoteSettings),
  ...callsIn(settingsTemplates),
  ...callsIn(robots),
  ...callsIn(savedFilters),
  ...callsIn(robotTags),
  ...callsIn(listFilters),
  ...callsIn(robotPlaces),
  ...callsIn(sceneRobots),
  ...callsIn(scenes),
  ...callsIn(shopCatalogue),
  ...callsIn(shopGoods),
  ...callsIn(shopInventory),
  ...callsIn(shopOrders),
  ...callsIn(shopPictures),
  ...callsIn(storeFile),
  ...callsIn(stores),
  ...callsIn(study),
  ...callsIn(tracking),
  ...callsIn(watchTasks),
  ...callsIn(watches),
  internalAccountList: accounts.internal.accountList,
  internalAccountDetail: accounts.internal.accountDetail,
  internalAccountChoices: accounts.internal.accountChoices,
  changeInternalRoles: accounts.internal.changeRoles,
  enableInternalAccount: accounts.internal.enableAccount,
  disableInternalAccount: accounts.internal.disableAccount,
  unlockInternalAccount: accounts.internal.unlockAccount,
  signOutInternalAccount: accounts.internal.signOutAccount,
  externalAccountList: accounts.external.accountList,
  externalAccountDetail: accounts.external.accountDetail,
  externalAccountChoices: accounts.external.accountChoices,
  changeExternalRoles: accounts.external.changeRoles,
  enableExternalAccount: accounts.external.enableAccount,
  disableExternalAccount: accounts.external.disableAccount,
  unlockExternalAccount: accounts.external.unlockAccount,
  signOutExternalAccount: accounts.external.signOutAccount,
  cleaningCentreLink,
  deviceStoreList,
  sendLogPart
} satisfies Record<string, Call>
