/**
 * The codes of spec §8 that portal and embedded cloud decide by, each with one meaning. Those that only a vendor's
 * cloud can mean are listed in docs/requirements.md alone.
 */
declare const codes: {
    readonly success: 610000;
    readonly wrongCredentials: 610001;
    readonly accountInaccessible: 610002;
    readonly userUnactivated: 610007;
    readonly accountLocked: 610008;
    readonly codeWrong: 610010;
    readonly codeNotSent: 610011;
    readonly codesSpentToday: 610012;
    readonly codeExpired: 610013;
    readonly captchaWrong: 610014;
    readonly identityNotChecked: 610016;
    readonly cellphoneInvalid: 610020;
    readonly cellphoneRegistered: 610021;
    readonly emailRegistered: 610022;
    readonly invitationsSpent: 610023;
    readonly ownPasswordWrong: 610030;
    readonly tokenInvalid: 610401;
    readonly storeEditForbidden: 610402;
    readonly permissionMissing: 610403;
    readonly notFound: 610404;
    readonly unknownException: 610500;
    readonly accessTooFrequent: 610520;
    readonly serviceUnavailable: 610521;
    readonly tokenMissing: 610596;
    readonly parameterMissing: 610601;
    readonly recordExists: 610602;
    readonly recordNotFound: 610603;
    readonly parameterIllegal: 610604;
    readonly createFailed: 610605;
    readonly updateFailed: 610606;
    readonly deleteFailed: 610607;
    readonly enableFailed: 610608;
    readonly codeTooSoon: 610609;
    readonly methodWrong: 610610;
    readonly fileFormatWrong: 610614;
    readonly fileEmpty: 610615;
    readonly uploadFailed: 610616;
    readonly fileIllegal: 610617;
    readonly illegalCharacters: 610632;
    readonly unsupportedEncoding: 610633;
    readonly robotNotFound: 610701;
    readonly storeNotFound: 610702;
    readonly robotOffline: 610703;
    readonly robotBusy: 610704;
    readonly noRobotAvailable: 610705;
    readonly storeNameExists: 610706;
    readonly storeIdExists: 610707;
    readonly storeIdConflict: 610708;
    readonly storeCountryFixed: 610709;
    readonly storeIdNotMade: 610715;
    readonly exportFailed: 610726;
    readonly storesNotBound: 610750;
    readonly queueFull: 610800;
    readonly nothingToExport: 610802;
    readonly internalEmployee: 612023;
    readonly languageEditForbidden: 614150;
    readonly languageDeleteForbidden: 614151;
    readonly languageOperationForbidden: 614152;
};
type Code = (typeof codes)[keyof typeof codes];

export { codes };
export type { Code };
