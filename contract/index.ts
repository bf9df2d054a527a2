import type { Call } from './call.ts'
import * as accounts from './calls/administration/accounts.ts'
import * as audit from './calls/administration/audit.ts'
import * as invitations from './calls/administration/invitations.ts'
import * as roles from './calls/administration/roles.ts'
import * as tenants from './calls/administration/tenants.ts'
import * as agreements from './calls/agreements.ts'
import * as announcements from './calls/announcements.ts'
import * as appointmentRecords from './calls/appointment-records.ts'
import * as appointments from './calls/appointments.ts'
import * as cleaning from './calls/cleaning.ts'
import { cleaningCentreLink } from './calls/cleaning-centre-link.ts'
import * as layout from './calls/dashboard-layout.ts'
import * as deployments from './calls/deploy/deployments.ts'
import * as faultCodes from './calls/deploy/fault-codes.ts'
import * as measures from './calls/deploy/measures.ts'
import * as exports from './calls/exports.ts'
import * as home from './calls/home.ts'
import * as dispatch from './calls/hospital-dispatch.ts'
import * as account from './calls/identity/account.ts'
import * as code from './calls/identity/codes.ts'
import * as sessions from './calls/identity/sessions.ts'
import * as identity from './calls/identity/sign-in.ts'
import * as languageFiles from './calls/language-files.ts'
import * as menu from './calls/menu.ts'
import * as menuHistory from './calls/menu-history.ts'
import * as templates from './calls/message-templates.ts'
import * as messages from './calls/messages.ts'
import * as notices from './calls/notices.ts'
import * as operation from './calls/operation-dashboard.ts'
import * as otaMachines from './calls/ota/machine-versions.ts'
import * as otaRollOuts from './calls/ota/roll-outs.ts'
import * as otaSoftware from './calls/ota/software.ts'
import * as releases from './calls/releases.ts'
import * as robotRecords from './calls/robot-records.ts'
import * as robotReport from './calls/robot-report.ts'
import * as robotRequests from './calls/robot-requests.ts'
import * as robots from './calls/robots.ts'
import * as sent from './calls/sent-messages.ts'
import * as shopCatalogue from './calls/shop/catalogue.ts'
import * as shopGoods from './calls/shop/goods.ts'
import * as shopInventory from './calls/shop/inventory.ts'
import * as shopOrders from './calls/shop/orders.ts'
import * as statistics from './calls/statistics.ts'
import * as storeFile from './calls/store-file.ts'
import * as stores from './calls/stores.ts'
import * as study from './calls/study.ts'
import * as tasks from './calls/tasks.ts'
import * as tracking from './calls/tracking.ts'

/** Every call of the contract, by name: what the OpenAPI document, the server and the conformance tests walk over. */
export const calls = {
  signInByCellphone: identity.signInByCellphone,
  signInByEmail: identity.signInByEmail,
  signOut: identity.signOut,
  userInfo: identity.userInfo,
  captchaImage: code.captchaImage,
  verifyCaptcha: code.verifyCaptcha,
  sendCode: code.sendCode,
  signInByCellphoneV2: code.signInByCellphoneV2,
  signInByEmailV2: code.signInByEmailV2,
  register: account.register,
  resetPassword: account.resetPassword,
  verifyIdentity: account.verifyIdentity,
  changeNickname: account.changeNickname,
  changeEmail: account.changeEmail,
  changeCellphone: account.changeCellphone,
  changePassword: account.changePassword,
  userAuthInfo: account.userAuthInfo,
  sessionList: sessions.sessionList,
  endSession: sessions.endSession,
  endOtherSessions: sessions.endOtherSessions,
  securityEventList: sessions.securityEventList,
  menuTree: menu.menuTree,
  menuHistory: menuHistory.menuHistory,
  recordMenuVisit: menuHistory.recordMenuVisit,
  languageFile: languageFiles.languageFile,
  languageHashes: languageFiles.languageHashes,
  languageList: languageFiles.languageList,
  uploadLanguageFile: languageFiles.uploadLanguageFile,
  deleteLanguageFile: languageFiles.deleteLanguageFile,
  languageVersions: languageFiles.languageVersions,
  restoreLanguageVersion: languageFiles.restoreLanguageVersion,
  taskCountAndTrend: tasks.taskCountAndTrend,
  agreement: agreements.agreement,
  playingNotices: notices.playingNotices,
  closeNotice: notices.closeNotice,
  taskTrend: home.taskTrend,
  mileageTrend: home.mileageTrend,
  monthlySales: home.monthlySales,
  deploymentTimes: home.deploymentTimes,
  robotStates: home.robotStates,
  cleaningStatistics: statistics.cleaningStatistics,
  cleaningByStore: statistics.cleaningByStore,
  cleaningByRobot: statistics.cleaningByRobot,
  faultStatistics: statistics.faultStatistics,
  exportList: exports.exportList,
  startExport: exports.startExport,
  cancelExport: exports.cancelExport,
  exportTicket: exports.exportTicket,
  dashboardLayout: layout.dashboardLayout,
  saveDashboardLayout: layout.saveDashboardLayout,
  salespersonList: appointments.salespersonList,
  appointmentDays: appointments.appointmentDays,
  appointmentList: appointments.appointmentList,
  bookAppointment: appointments.bookAppointment,
  moveAppointment: appointments.moveAppointment,
  cancelAppointment: appointments.cancelAppointment,
  appointmentCalendar: appointments.appointmentCalendar,
  salespersonsToEdit: appointmentRecords.salespersonsToEdit,
  appointmentWeek: appointmentRecords.appointmentWeek,
  salespersonSchedule: appointmentRecords.salespersonSchedule,
  changeHours: appointmentRecords.changeHours,
  addAbsence: appointmentRecords.addAbsence,
  removeAbsence: appointmentRecords.removeAbsence,
  appointmentRecords: appointmentRecords.appointmentRecords,
  recordSalespersons: appointmentRecords.recordSalespersons,
  messageCount: messages.messageCount,
  messageList: messages.messageList,
  readMessage: messages.readMessage,
  readAllMessages: messages.readAllMessages,
  sendMessage: messages.sendMessage,
  sentMessageList: sent.sentMessageList,
  sentMessageDetail: sent.sentMessageDetail,
  recipientList: sent.recipientList,
  audienceChoices: sent.audienceChoices,
  findRecipients: sent.findRecipients,
  countRecipients: sent.countRecipients,
  createSentMessage: sent.createSentMessage,
  cancelSentMessage: sent.cancelSentMessage,
  templateList: templates.templateList,
  templateDetail: templates.templateDetail,
  createTemplate: templates.createTemplate,
  updateTemplate: templates.updateTemplate,
  deleteTemplate: templates.deleteTemplate,
  announcementList: announcements.announcementList,
  announcementDetail: announcements.announcementDetail,
  announcementTenants: announcements.announcementTenants,
  createAnnouncement: announcements.createAnnouncement,
  updateAnnouncement: announcements.updateAnnouncement,
  endAnnouncement: announcements.endAnnouncement,
  robotList: robots.robotList,
  robotModelList: robots.robotModelList,
  robotDetail: robotRecords.robotDetail,
  taskRecords: robotRecords.taskRecords,
  faultRecords: robotRecords.faultRecords,
  storeList: stores.storeList,
  storeDetail: stores.storeDetail,
  storeTenantList: stores.storeTenantList,
  createStore: stores.createStore,
  updateStore: stores.updateStore,
  bindRobots: stores.bindRobots,
  unbindRobots: stores.unbindRobots,
  importStores: storeFile.importStores,
  categoryList: shopCatalogue.categoryList,
  createCategory: shopCatalogue.createCategory,
  updateCategory: shopCatalogue.updateCategory,
  deleteCategory: shopCatalogue.deleteCategory,
  goodsTypeList: shopCatalogue.goodsTypeList,
  createGoodsType: shopCatalogue.createGoodsType,
  updateGoodsType: shopCatalogue.updateGoodsType,
  deleteGoodsType: shopCatalogue.deleteGoodsType,
  goodsList: shopGoods.goodsList,
  goodsDetail: shopGoods.goodsDetail,
  createGoods: shopGoods.createGoods,
  updateGoods: shopGoods.updateGoods,
  cart: shopOrders.cart,
  changeCart: shopOrders.changeCart,
  placeOrder: shopOrders.placeOrder,
  orderList: shopOrders.orderList,
  salesList: shopOrders.salesList,
  orderDetail: shopOrders.orderDetail,
  takeOrderStep: shopOrders.takeOrderStep,
  stockList: shopInventory.stockList,
  movementList: shopInventory.movementList,
  moveGoods: shopInventory.moveGoods,
  reportRobotEvents: robotReport.reportRobotEvents,
  softwareList: otaSoftware.softwareList,
  softwareDetail: otaSoftware.softwareDetail,
  createSoftware: otaSoftware.createSoftware,
  softwareVersionList: otaSoftware.softwareVersionList,
  addSoftwareVersion: otaSoftware.addSoftwareVersion,
  setSoftwareVersionState: otaSoftware.setSoftwareVersionState,
  machineVersionList: otaMachines.machineVersionList,
  machineVersionDetail: otaMachines.machineVersionDetail,
  machinePartList: otaMachines.machinePartList,
  createMachineVersion: otaMachines.createMachineVersion,
  setMachineVersionState: otaMachines.setMachineVersionState,
  rollOutList: otaRollOuts.rollOutList,
  rollOutDetail: otaRollOuts.rollOutDetail,
  rollOutPreview: otaRollOuts.rollOutPreview,
  startRollOut: otaRollOuts.startRollOut,
  changeRollOut: otaRollOuts.changeRollOut,
  rollOutRobots: otaRollOuts.rollOutRobots,
  upgradeRecords: otaRollOuts.upgradeRecords,
  upgradeRobot: otaRollOuts.upgradeRobot,
  robotRequests: robotRequests.robotRequests,
  reportRequests: robotRequests.reportRequests,
  cleaningFloors: cleaning.cleaningFloors,
  cleaningFloor: cleaning.cleaningFloor,
  startCleaning: cleaning.startCleaning,
  orderCleaning: cleaning.orderCleaning,
  cleaningRuns: cleaning.cleaningRuns,
  reportCleaning: cleaning.reportCleaning,
  putFloorPlan: cleaning.putFloorPlan,
  operationOverview: operation.operationOverview,
  operationStores: operation.operationStores,
  dispatchOrders: dispatch.dispatchOrders,
  dispatchHospitals: dispatch.dispatchHospitals,
  dispatchRobots: dispatch.dispatchRobots,
  createDispatch: dispatch.createDispatch,
  assignDispatch: dispatch.assignDispatch,
  handOverDispatch: dispatch.handOverDispatch,
  cancelDispatch: dispatch.cancelDispatch,
  dispatchRuns: dispatch.dispatchRuns,
  reportDispatch: dispatch.reportDispatch,
  cleaningCentreLink,
  faultCodeList: faultCodes.faultCodeList,
  faultCodeDetail: faultCodes.faultCodeDetail,
  createFaultCode: faultCodes.createFaultCode,
  updateFaultCode: faultCodes.updateFaultCode,
  deleteFaultCode: faultCodes.deleteFaultCode,
  importFaultCodes: faultCodes.importFaultCodes,
  reportMeasures: measures.reportMeasures,
  deviceList: measures.deviceList,
  deviceMeasures: measures.deviceMeasures,
  deploymentList: deployments.deploymentList,
  deploymentDetail: deployments.deploymentDetail,
  startDeployment: deployments.startDeployment,
  takeDeploymentStep: deployments.takeDeploymentStep,
  cancelDeployment: deployments.cancelDeployment,
  permissionTree: roles.permissionTree,
  roleList: roles.roleList,
  roleDetail: roles.roleDetail,
  createRole: roles.createRole,
  updateRole: roles.updateRole,
  deleteRole: roles.deleteRole,
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
  addInternalAccount: invitations.addInternalAccount,
  invitationList: invitations.invitationList,
  invite: invitations.invite,
  repeatInvitation: invitations.repeatInvitation,
  withdrawInvitation: invitations.withdrawInvitation,
  tenantList: tenants.tenantList,
  tenantDetail: tenants.tenantDetail,
  createTenant: tenants.createTenant,
  updateTenant: tenants.updateTenant,
  auditList: audit.auditList,
  courseList: study.courseList,
  courseDetail: study.courseDetail,
  recordProgress: study.recordProgress,
  recordEvents: tracking.recordEvents,
  releaseList: releases.releaseList,
  releaseHistory: releases.releaseHistory,
  putRelease: releases.putRelease,
  takeReleaseBack: releases.takeReleaseBack,
  setReleaseLimits: releases.setReleaseLimits
} satisfies Record<string, Call>
