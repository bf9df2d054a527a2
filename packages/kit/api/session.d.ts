import { Language } from './languages.js';
import * as v from 'valibot';
import { T as Topic, a as Translate, O as OwnTranslate } from './shared/message-keys.js';
export { K as KeyOf, b as MessageKey, M as MessageValues } from './shared/message-keys.js';
import { b as LinkValues } from './shared/sub-app-props.js';
export { $ as $notices, c as $route, d as $sharedState, e as $unsaved, E as ExtensionProps, L as LostWith, f as Notice, g as NoticeAction, N as NoticeLevel, Q as Question, h as RequestOptions, R as Route, a as SharedState, S as SubAppProps, T as TrackingEvent, i as askBeforeLeaving, j as dismissNotice, k as holdNotices, l as linkTo, m as mayLeave, n as navigate, o as notify, p as notifyTranslated, q as offer, r as readRoute, s as releaseNotices, t as request, u as setUnsaved, v as takeData, w as track } from './shared/sub-app-props.js';
import * as nanostores from 'nanostores';
import { ReadableAtom } from 'nanostores';
export { $ as $format, F as Format, w as whenUsed } from './shared/format.js';
import { Call, CallData } from './call.js';
import './codes.js';

/** `working` while the act runs; `resting` until two seconds after its start. */
type ActState = 'free' | 'working' | 'resting';
/** The result of an act that sent nothing, because the form is not complete. The lock opens at once then. */
declare const nothingSent: unique symbol;
/**
 * Runs acts one at a time, each at least two seconds after the start of the one before (spec §9). An impatient person
 * then makes one call. Every button that sends uses it, in elements, pages and sub-applications.
 * @param tell called synchronously on every change
 * @returns a function that runs an act, or does nothing while locked. The act shows its own failure and never rejects
 */
declare const actLock: (tell: (state: ActState) => void) => ((act: () => Promise<unknown>) => Promise<void>);

/** The site fields of spec §3, and what differs from one deployment to the next. A browser is sent all of it. */
declare const environment$1: v.StrictObjectSchema<{
    readonly name: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "lower-case letters, digits and hyphens">]>;
    /** `production` closes what only developers need: the outbox of codes, the import-map overrides. */
    readonly mode: v.PicklistSchema<["development", "production"], undefined>;
    readonly siteType: v.StringSchema<undefined>;
    readonly siteEnv: v.StringSchema<undefined>;
    readonly siteOriginType: v.StringSchema<undefined>;
    readonly clientType: v.StringSchema<undefined>;
    /** Name of this portal in usage events. */
    readonly applicationId: v.StringSchema<undefined>;
    /** Where the cloud is, when it is not the origin that serves the portal. */
    readonly apiBase: v.NullableSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.CheckAction<string, string>]>, v.RegexAction<string, "an origin, as https://cloud.example.com">]>, undefined>;
    /** Where the live channel is, when it is not where the cloud is. */
    readonly socketBase: v.NullableSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.CheckAction<string, string>]>, v.RegexAction<string, "an origin, as wss://live.example.com">]>, undefined>;
    /** The domain that the session's cookies are shared on; null keeps them on the portal's own host. */
    readonly cookieDomain: v.NullableSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a domain, as example.com">]>, undefined>;
    /** Other origins that sub-applications may be loaded from; everything else is refused by the page's policy. */
    readonly moduleOrigins: v.ArraySchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.CheckAction<string, string>]>, v.RegexAction<string, "an origin, as https://cloud.example.com">]>, undefined>;
    /** Null where the site has none: the menu's entry then opens a page that says so. */
    readonly cleaningCentre: v.NullableSchema<v.VariantSchema<"signedBy", [v.StrictObjectSchema<{
        readonly signedBy: v.LiteralSchema<"cloud", undefined>;
        readonly address: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.CheckAction<string, string>]>, v.RegexAction<string, "a path on this origin or an https address, without a query">]>;
    }, undefined>, v.StrictObjectSchema<{
        readonly signedBy: v.LiteralSchema<"portal", undefined>;
        readonly address: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.CheckAction<string, string>]>, v.RegexAction<string, "a path on this origin or an https address, without a query">]>;
        /** 32 bytes for AES-256, in hexadecimal. */
        readonly publicKey: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "64 hexadecimal digits">]>;
        /** The key of the signature. */
        readonly publicSecret: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.MinLengthAction<string, 16, "at least 16 characters">]>;
    }, undefined>], undefined>, undefined>;
    /** Absent where the site has no provider: internal employees then read whom to ask (612023). */
    readonly workplaceSignIn: v.OptionalSchema<v.StrictObjectSchema<{
        /** The provider's name on the button. */
        readonly name: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>;
        /** As the provider writes it in `/.well-known/openid-configuration`; `/dev/workplace` is the cloud's own, for development. */
        readonly issuer: v.UnionSchema<[v.LiteralSchema<"/dev/workplace", undefined>, v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.CheckAction<string, string>]>, v.RegexAction<string, undefined>]>], "an https address without a query, or /dev/workplace">;
        readonly clientId: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>;
        /**
         * Where people reach the portal, and the provider sends them back to. Without it the host that the request names, by
         * http: for a portal with no proxy in front of it.
         */
        readonly origin: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.CheckAction<string, string>]>, v.RegexAction<string, "an https origin">]>, undefined>;
    }, undefined>, undefined>;
    /**
     * The only ways by which codes reach people; by both where nothing is said. The embedded cloud (`apiBase` null) says so
     * itself, by its settings.
     */
    readonly codesBy: v.OptionalSchema<v.SchemaWithPipe<readonly [{
        '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<("cellphone" | "email")[], v.PicklistIssue | v.ArrayIssue | v.MaxLengthIssue<("cellphone" | "email")[], number>>;
        reference: typeof v.array;
        async: false;
        kind: "schema";
        type: "array";
        expects: "Array";
        message: undefined;
        item: v.PicklistSchema<readonly ["email", "cellphone"], undefined>;
        pipe: readonly [v.ArraySchema<v.PicklistSchema<readonly ["email", "cellphone"], undefined>, undefined>, v.MaxLengthAction<("cellphone" | "email")[], number, string>];
        "~standard": v.StandardProps<("cellphone" | "email")[], ("cellphone" | "email")[]>;
        "~types"?: {
            readonly input: ("cellphone" | "email")[];
            readonly output: ("cellphone" | "email")[];
            readonly issue: v.PicklistIssue | v.ArrayIssue | v.MaxLengthIssue<("cellphone" | "email")[], number>;
        } | undefined;
    }, v.NonEmptyAction<("cellphone" | "email")[], undefined>]>, undefined>;
    /** The file of the content beside the sign-in form (`welcome` in welcome.ts). A site without it shows the portal alone. */
    readonly welcome: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.CheckAction<string, string>]>, v.RegexAction<string, "a path on this origin">]>, undefined>;
    /** The maker's official channels, as the dashboard shows them. */
    readonly channels: v.OptionalSchema<{
        '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
            name: string | {
                en: string;
                zh?: string | undefined;
                ja?: string | undefined;
                ko?: string | undefined;
                th?: string | undefined;
                fr?: string | undefined;
            };
            icon: "chat" | "community" | "documents" | "mail" | "news" | "phone" | "shop" | "support" | "video" | "website";
            link?: string | undefined;
            qr?: string | undefined;
        }[], v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.PicklistIssue | v.CheckIssue<string> | v.ArrayIssue | v.StrictObjectIssue | v.NonEmptyIssue<string> | v.UnionIssue<v.StringIssue | v.MaxLengthIssue<string, number> | v.StrictObjectIssue | v.NonEmptyIssue<string>> | v.CheckIssue<{
            name: string | {
                en: string;
                zh?: string | undefined;
                ja?: string | undefined;
                ko?: string | undefined;
                th?: string | undefined;
                fr?: string | undefined;
            };
            icon: "chat" | "community" | "documents" | "mail" | "news" | "phone" | "shop" | "support" | "video" | "website";
            link?: string | undefined;
            qr?: string | undefined;
        }> | v.MaxLengthIssue<{
            name: string | {
                en: string;
                zh?: string | undefined;
                ja?: string | undefined;
                ko?: string | undefined;
                th?: string | undefined;
                fr?: string | undefined;
            };
            icon: "chat" | "community" | "documents" | "mail" | "news" | "phone" | "shop" | "support" | "video" | "website";
            link?: string | undefined;
            qr?: string | undefined;
        }[], number>>;
        reference: typeof v.array;
        async: false;
        kind: "schema";
        type: "array";
        expects: "Array";
        message: undefined;
        item: v.SchemaWithPipe<readonly [v.StrictObjectSchema<{
            readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
            }, undefined>], "a name, or names by language with an English one">;
            readonly icon: v.PicklistSchema<readonly ["website", "documents", "support", "chat", "video", "mail", "phone", "shop", "community", "news"], undefined>;
            readonly link: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.CheckAction<string, string>]>, v.RegexAction<string, "an https address">]>, undefined>;
            /** A picture to be scanned, of this origin: the page's policy takes no other. */
            readonly qr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.CheckAction<string, string>]>, v.RegexAction<string, "a path on this origin that ends in .svg, .png or .webp">]>, undefined>;
        }, undefined>, v.CheckAction<{
            name: string | {
                en: string;
                zh?: string | undefined;
                ja?: string | undefined;
                ko?: string | undefined;
                th?: string | undefined;
                fr?: string | undefined;
            };
            icon: "chat" | "community" | "documents" | "mail" | "news" | "phone" | "shop" | "support" | "video" | "website";
            link?: string | undefined;
            qr?: string | undefined;
        }, "needs a link or a qr">]>;
        pipe: readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StrictObjectSchema<{
            readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
            }, undefined>], "a name, or names by language with an English one">;
            readonly icon: v.PicklistSchema<readonly ["website", "documents", "support", "chat", "video", "mail", "phone", "shop", "community", "news"], undefined>;
            readonly link: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.CheckAction<string, string>]>, v.RegexAction<string, "an https address">]>, undefined>;
            /** A picture to be scanned, of this origin: the page's policy takes no other. */
            readonly qr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.CheckAction<string, string>]>, v.RegexAction<string, "a path on this origin that ends in .svg, .png or .webp">]>, undefined>;
        }, undefined>, v.CheckAction<{
            name: string | {
                en: string;
                zh?: string | undefined;
                ja?: string | undefined;
                ko?: string | undefined;
                th?: string | undefined;
                fr?: string | undefined;
            };
            icon: "chat" | "community" | "documents" | "mail" | "news" | "phone" | "shop" | "support" | "video" | "website";
            link?: string | undefined;
            qr?: string | undefined;
        }, "needs a link or a qr">]>, undefined>, v.MaxLengthAction<{
            name: string | {
                en: string;
                zh?: string | undefined;
                ja?: string | undefined;
                ko?: string | undefined;
                th?: string | undefined;
                fr?: string | undefined;
            };
            icon: "chat" | "community" | "documents" | "mail" | "news" | "phone" | "shop" | "support" | "video" | "website";
            link?: string | undefined;
            qr?: string | undefined;
        }[], number, string>];
        "~standard": v.StandardProps<{
            name: string | {
                en: string;
                zh?: string | undefined;
                ja?: string | undefined;
                ko?: string | undefined;
                th?: string | undefined;
                fr?: string | undefined;
            };
            icon: "chat" | "community" | "documents" | "mail" | "news" | "phone" | "shop" | "support" | "video" | "website";
            link?: string | undefined;
            qr?: string | undefined;
        }[], {
            name: string | {
                en: string;
                zh?: string | undefined;
                ja?: string | undefined;
                ko?: string | undefined;
                th?: string | undefined;
                fr?: string | undefined;
            };
            icon: "chat" | "community" | "documents" | "mail" | "news" | "phone" | "shop" | "support" | "video" | "website";
            link?: string | undefined;
            qr?: string | undefined;
        }[]>;
        "~types"?: {
            readonly input: {
                name: string | {
                    en: string;
                    zh?: string | undefined;
                    ja?: string | undefined;
                    ko?: string | undefined;
                    th?: string | undefined;
                    fr?: string | undefined;
                };
                icon: "chat" | "community" | "documents" | "mail" | "news" | "phone" | "shop" | "support" | "video" | "website";
                link?: string | undefined;
                qr?: string | undefined;
            }[];
            readonly output: {
                name: string | {
                    en: string;
                    zh?: string | undefined;
                    ja?: string | undefined;
                    ko?: string | undefined;
                    th?: string | undefined;
                    fr?: string | undefined;
                };
                icon: "chat" | "community" | "documents" | "mail" | "news" | "phone" | "shop" | "support" | "video" | "website";
                link?: string | undefined;
                qr?: string | undefined;
            }[];
            readonly issue: v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.PicklistIssue | v.CheckIssue<string> | v.ArrayIssue | v.StrictObjectIssue | v.NonEmptyIssue<string> | v.UnionIssue<v.StringIssue | v.MaxLengthIssue<string, number> | v.StrictObjectIssue | v.NonEmptyIssue<string>> | v.CheckIssue<{
                name: string | {
                    en: string;
                    zh?: string | undefined;
                    ja?: string | undefined;
                    ko?: string | undefined;
                    th?: string | undefined;
                    fr?: string | undefined;
                };
                icon: "chat" | "community" | "documents" | "mail" | "news" | "phone" | "shop" | "support" | "video" | "website";
                link?: string | undefined;
                qr?: string | undefined;
            }> | v.MaxLengthIssue<{
                name: string | {
                    en: string;
                    zh?: string | undefined;
                    ja?: string | undefined;
                    ko?: string | undefined;
                    th?: string | undefined;
                    fr?: string | undefined;
                };
                icon: "chat" | "community" | "documents" | "mail" | "news" | "phone" | "shop" | "support" | "video" | "website";
                link?: string | undefined;
                qr?: string | undefined;
            }[], number>;
        } | undefined;
    }, undefined>;
    /** Facts about sub-applications, and which there are beside the thirteen of the specification. */
    readonly subApps: v.OptionalSchema<v.SchemaWithPipe<readonly [v.RecordSchema<v.UnionSchema<[v.PicklistSchema<readonly ["cleanCC", "auth", "store", "robot", "resourceweb", "ota", "operation", "platform", "deploy", "message", "statement", "shop", "study"], undefined>, v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, undefined>, v.CheckAction<string, undefined>]>], "a prefix, as fleet: lower-case letters, digits and hyphens, at most 32, and no name of the portal's own">, v.SchemaWithPipe<readonly [v.StrictObjectSchema<{
        readonly title: v.OptionalSchema<v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
        }, undefined>], "a name, or names by language with an English one">, undefined>;
        readonly icon: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a name, as robot">]>, undefined>;
        readonly permission: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a permission, as fleet:view">]>, undefined>;
        readonly pages: v.OptionalSchema<{
            '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<string[], v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.ArrayIssue | v.MaxLengthIssue<string[], number>>;
            reference: typeof v.array;
            async: false;
            kind: "schema";
            type: "array";
            expects: "Array";
            message: undefined;
            item: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a path without a slash at its ends, as running/records">]>;
            pipe: readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a path without a slash at its ends, as running/records">]>, undefined>, v.MaxLengthAction<string[], number, string>];
            "~standard": v.StandardProps<string[], string[]>;
            "~types"?: {
                readonly input: string[];
                readonly output: string[];
                readonly issue: v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.ArrayIssue | v.MaxLengthIssue<string[], number>;
            } | undefined;
        }, undefined>;
        readonly links: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a name, as detail">]>, v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a path without a slash at its ends, as list or :storeId/edit">]>, undefined>, undefined>;
        readonly extends: v.OptionalSchema<v.StrictObjectSchema<{
            readonly dashboardCard: v.OptionalSchema<v.StrictObjectSchema<{
                readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                    readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                    readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                    readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                    readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                    readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                    readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                }, undefined>], "a name, or names by language with an English one">;
                readonly permission: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            }, undefined>, undefined>;
            readonly search: v.OptionalSchema<v.StrictObjectSchema<{
                readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                    readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                    readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                    readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                    readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                    readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                    readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                }, undefined>], "a name, or names by language with an English one">;
                readonly permission: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            }, undefined>, undefined>;
            readonly robotActions: v.OptionalSchema<{
                '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
                    name: string | {
                        en: string;
                        zh?: string | undefined;
                        ja?: string | undefined;
                        ko?: string | undefined;
                        th?: string | undefined;
                        fr?: string | undefined;
                    };
                    link: string;
                }[], v.StringIssue | v.MaxLengthIssue<string, number> | v.ArrayIssue | v.StrictObjectIssue | v.NonEmptyIssue<string> | v.UnionIssue<v.StringIssue | v.MaxLengthIssue<string, number> | v.StrictObjectIssue | v.NonEmptyIssue<string>> | v.MaxLengthIssue<{
                    name: string | {
                        en: string;
                        zh?: string | undefined;
                        ja?: string | undefined;
                        ko?: string | undefined;
                        th?: string | undefined;
                        fr?: string | undefined;
                    };
                    link: string;
                }[], number>>;
                reference: typeof v.array;
                async: false;
                kind: "schema";
                type: "array";
                expects: "Array";
                message: undefined;
                item: v.StrictObjectSchema<{
                    readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                        readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                        readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                    }, undefined>], "a name, or names by language with an English one">;
                    readonly link: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>;
                }, undefined>;
                pipe: readonly [v.ArraySchema<v.StrictObjectSchema<{
                    readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                        readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                        readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                    }, undefined>], "a name, or names by language with an English one">;
                    readonly link: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>;
                }, undefined>, undefined>, v.MaxLengthAction<{
                    name: string | {
                        en: string;
                        zh?: string | undefined;
                        ja?: string | undefined;
                        ko?: string | undefined;
                        th?: string | undefined;
                        fr?: string | undefined;
                    };
                    link: string;
                }[], number, string>];
                "~standard": v.StandardProps<{
                    name: string | {
                        en: string;
                        zh?: string | undefined;
                        ja?: string | undefined;
                        ko?: string | undefined;
                        th?: string | undefined;
                        fr?: string | undefined;
                    };
                    link: string;
                }[], {
                    name: string | {
                        en: string;
                        zh?: string | undefined;
                        ja?: string | undefined;
                        ko?: string | undefined;
                        th?: string | undefined;
                        fr?: string | undefined;
                    };
                    link: string;
                }[]>;
                "~types"?: {
                    readonly input: {
                        name: string | {
                            en: string;
                            zh?: string | undefined;
                            ja?: string | undefined;
                            ko?: string | undefined;
                            th?: string | undefined;
                            fr?: string | undefined;
                        };
                        link: string;
                    }[];
                    readonly output: {
                        name: string | {
                            en: string;
                            zh?: string | undefined;
                            ja?: string | undefined;
                            ko?: string | undefined;
                            th?: string | undefined;
                            fr?: string | undefined;
                        };
                        link: string;
                    }[];
                    readonly issue: v.StringIssue | v.MaxLengthIssue<string, number> | v.ArrayIssue | v.StrictObjectIssue | v.NonEmptyIssue<string> | v.UnionIssue<v.StringIssue | v.MaxLengthIssue<string, number> | v.StrictObjectIssue | v.NonEmptyIssue<string>> | v.MaxLengthIssue<{
                        name: string | {
                            en: string;
                            zh?: string | undefined;
                            ja?: string | undefined;
                            ko?: string | undefined;
                            th?: string | undefined;
                            fr?: string | undefined;
                        };
                        link: string;
                    }[], number>;
                } | undefined;
            }, undefined>;
            readonly accountEntries: v.OptionalSchema<{
                '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
                    name: string | {
                        en: string;
                        zh?: string | undefined;
                        ja?: string | undefined;
                        ko?: string | undefined;
                        th?: string | undefined;
                        fr?: string | undefined;
                    };
                    link: string;
                }[], v.StringIssue | v.MaxLengthIssue<string, number> | v.ArrayIssue | v.StrictObjectIssue | v.NonEmptyIssue<string> | v.UnionIssue<v.StringIssue | v.MaxLengthIssue<string, number> | v.StrictObjectIssue | v.NonEmptyIssue<string>> | v.MaxLengthIssue<{
                    name: string | {
                        en: string;
                        zh?: string | undefined;
                        ja?: string | undefined;
                        ko?: string | undefined;
                        th?: string | undefined;
                        fr?: string | undefined;
                    };
                    link: string;
                }[], number>>;
                reference: typeof v.array;
                async: false;
                kind: "schema";
                type: "array";
                expects: "Array";
                message: undefined;
                item: v.StrictObjectSchema<{
                    readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                        readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                        readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                    }, undefined>], "a name, or names by language with an English one">;
                    readonly link: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>;
                }, undefined>;
                pipe: readonly [v.ArraySchema<v.StrictObjectSchema<{
                    readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                        readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                        readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                    }, undefined>], "a name, or names by language with an English one">;
                    readonly link: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>;
                }, undefined>, undefined>, v.MaxLengthAction<{
                    name: string | {
                        en: string;
                        zh?: string | undefined;
                        ja?: string | undefined;
                        ko?: string | undefined;
                        th?: string | undefined;
                        fr?: string | undefined;
                    };
                    link: string;
                }[], number, string>];
                "~standard": v.StandardProps<{
                    name: string | {
                        en: string;
                        zh?: string | undefined;
                        ja?: string | undefined;
                        ko?: string | undefined;
                        th?: string | undefined;
                        fr?: string | undefined;
                    };
                    link: string;
                }[], {
                    name: string | {
                        en: string;
                        zh?: string | undefined;
                        ja?: string | undefined;
                        ko?: string | undefined;
                        th?: string | undefined;
                        fr?: string | undefined;
                    };
                    link: string;
                }[]>;
                "~types"?: {
                    readonly input: {
                        name: string | {
                            en: string;
                            zh?: string | undefined;
                            ja?: string | undefined;
                            ko?: string | undefined;
                            th?: string | undefined;
                            fr?: string | undefined;
                        };
                        link: string;
                    }[];
                    readonly output: {
                        name: string | {
                            en: string;
                            zh?: string | undefined;
                            ja?: string | undefined;
                            ko?: string | undefined;
                            th?: string | undefined;
                            fr?: string | undefined;
                        };
                        link: string;
                    }[];
                    readonly issue: v.StringIssue | v.MaxLengthIssue<string, number> | v.ArrayIssue | v.StrictObjectIssue | v.NonEmptyIssue<string> | v.UnionIssue<v.StringIssue | v.MaxLengthIssue<string, number> | v.StrictObjectIssue | v.NonEmptyIssue<string>> | v.MaxLengthIssue<{
                        name: string | {
                            en: string;
                            zh?: string | undefined;
                            ja?: string | undefined;
                            ko?: string | undefined;
                            th?: string | undefined;
                            fr?: string | undefined;
                        };
                        link: string;
                    }[], number>;
                } | undefined;
            }, undefined>;
        }, undefined>, undefined>;
        readonly origins: v.OptionalSchema<v.StrictObjectSchema<{
            readonly scripts: v.OptionalSchema<{
                '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<string[], v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.ArrayIssue | v.MaxLengthIssue<string[], number>>;
                reference: typeof v.array;
                async: false;
                kind: "schema";
                type: "array";
                expects: "Array";
                message: undefined;
                item: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "an origin, as https://fleet.example.com">]>;
                pipe: readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "an origin, as https://fleet.example.com">]>, undefined>, v.MaxLengthAction<string[], number, string>];
                "~standard": v.StandardProps<string[], string[]>;
                "~types"?: {
                    readonly input: string[];
                    readonly output: string[];
                    readonly issue: v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.ArrayIssue | v.MaxLengthIssue<string[], number>;
                } | undefined;
            }, undefined>;
            readonly styles: v.OptionalSchema<{
                '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<string[], v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.ArrayIssue | v.MaxLengthIssue<string[], number>>;
                reference: typeof v.array;
                async: false;
                kind: "schema";
                type: "array";
                expects: "Array";
                message: undefined;
                item: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "an origin, as https://fleet.example.com">]>;
                pipe: readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "an origin, as https://fleet.example.com">]>, undefined>, v.MaxLengthAction<string[], number, string>];
                "~standard": v.StandardProps<string[], string[]>;
                "~types"?: {
                    readonly input: string[];
                    readonly output: string[];
                    readonly issue: v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.ArrayIssue | v.MaxLengthIssue<string[], number>;
                } | undefined;
            }, undefined>;
            readonly images: v.OptionalSchema<{
                '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<string[], v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.ArrayIssue | v.MaxLengthIssue<string[], number>>;
                reference: typeof v.array;
                async: false;
                kind: "schema";
                type: "array";
                expects: "Array";
                message: undefined;
                item: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "an origin, as https://fleet.example.com">]>;
                pipe: readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "an origin, as https://fleet.example.com">]>, undefined>, v.MaxLengthAction<string[], number, string>];
                "~standard": v.StandardProps<string[], string[]>;
                "~types"?: {
                    readonly input: string[];
                    readonly output: string[];
                    readonly issue: v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.ArrayIssue | v.MaxLengthIssue<string[], number>;
                } | undefined;
            }, undefined>;
            readonly fonts: v.OptionalSchema<{
                '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<string[], v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.ArrayIssue | v.MaxLengthIssue<string[], number>>;
                reference: typeof v.array;
                async: false;
                kind: "schema";
                type: "array";
                expects: "Array";
                message: undefined;
                item: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "an origin, as https://fleet.example.com">]>;
                pipe: readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "an origin, as https://fleet.example.com">]>, undefined>, v.MaxLengthAction<string[], number, string>];
                "~standard": v.StandardProps<string[], string[]>;
                "~types"?: {
                    readonly input: string[];
                    readonly output: string[];
                    readonly issue: v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.ArrayIssue | v.MaxLengthIssue<string[], number>;
                } | undefined;
            }, undefined>;
            readonly calls: v.OptionalSchema<{
                '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<string[], v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.ArrayIssue | v.MaxLengthIssue<string[], number>>;
                reference: typeof v.array;
                async: false;
                kind: "schema";
                type: "array";
                expects: "Array";
                message: undefined;
                item: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "an origin, as https://fleet.example.com, or wss://… for sockets">]>;
                pipe: readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "an origin, as https://fleet.example.com, or wss://… for sockets">]>, undefined>, v.MaxLengthAction<string[], number, string>];
                "~standard": v.StandardProps<string[], string[]>;
                "~types"?: {
                    readonly input: string[];
                    readonly output: string[];
                    readonly issue: v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.ArrayIssue | v.MaxLengthIssue<string[], number>;
                } | undefined;
            }, undefined>;
        }, undefined>, undefined>;
        readonly isolation: v.OptionalSchema<v.PicklistSchema<["page", "frame"], undefined>, undefined>;
        readonly calls: v.OptionalSchema<{
            '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<string[], v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.ArrayIssue | v.MaxLengthIssue<string[], number>>;
            reference: typeof v.array;
            async: false;
            kind: "schema";
            type: "array";
            expects: "Array";
            message: undefined;
            item: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a call, as GET /api/managercloud/robots">]>;
            pipe: readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a call, as GET /api/managercloud/robots">]>, undefined>, v.MaxLengthAction<string[], number, string>];
            "~standard": v.StandardProps<string[], string[]>;
            "~types"?: {
                readonly input: string[];
                readonly output: string[];
                readonly issue: v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.ArrayIssue | v.MaxLengthIssue<string[], number>;
            } | undefined;
        }, undefined>;
    }, undefined>, v.CheckAction<{
        title?: string | {
            en: string;
            zh?: string | undefined;
            ja?: string | undefined;
            ko?: string | undefined;
            th?: string | undefined;
            fr?: string | undefined;
        } | undefined;
        icon?: string | undefined;
        permission?: string | undefined;
        pages?: string[] | undefined;
        links?: {
            [x: string]: string;
        } | undefined;
        extends?: {
            dashboardCard?: {
                name: string | {
                    en: string;
                    zh?: string | undefined;
                    ja?: string | undefined;
                    ko?: string | undefined;
                    th?: string | undefined;
                    fr?: string | undefined;
                };
                permission?: string | undefined;
            } | undefined;
            search?: {
                name: string | {
                    en: string;
                    zh?: string | undefined;
                    ja?: string | undefined;
                    ko?: string | undefined;
                    th?: string | undefined;
                    fr?: string | undefined;
                };
                permission?: string | undefined;
            } | undefined;
            robotActions?: {
                name: string | {
                    en: string;
                    zh?: string | undefined;
                    ja?: string | undefined;
                    ko?: string | undefined;
                    th?: string | undefined;
                    fr?: string | undefined;
                };
                link: string;
            }[] | undefined;
            accountEntries?: {
                name: string | {
                    en: string;
                    zh?: string | undefined;
                    ja?: string | undefined;
                    ko?: string | undefined;
                    th?: string | undefined;
                    fr?: string | undefined;
                };
                link: string;
            }[] | undefined;
        } | undefined;
        origins?: {
            scripts?: string[] | undefined;
            styles?: string[] | undefined;
            images?: string[] | undefined;
            fonts?: string[] | undefined;
            calls?: string[] | undefined;
        } | undefined;
        isolation?: "frame" | "page" | undefined;
        calls?: string[] | undefined;
    }, "no card and no search with a frame: their modules would run in the page">]>, undefined>, v.CheckAction<{
        [x: string]: {
            title?: string | {
                en: string;
                zh?: string | undefined;
                ja?: string | undefined;
                ko?: string | undefined;
                th?: string | undefined;
                fr?: string | undefined;
            } | undefined;
            icon?: string | undefined;
            permission?: string | undefined;
            pages?: string[] | undefined;
            links?: {
                [x: string]: string;
            } | undefined;
            extends?: {
                dashboardCard?: {
                    name: string | {
                        en: string;
                        zh?: string | undefined;
                        ja?: string | undefined;
                        ko?: string | undefined;
                        th?: string | undefined;
                        fr?: string | undefined;
                    };
                    permission?: string | undefined;
                } | undefined;
                search?: {
                    name: string | {
                        en: string;
                        zh?: string | undefined;
                        ja?: string | undefined;
                        ko?: string | undefined;
                        th?: string | undefined;
                        fr?: string | undefined;
                    };
                    permission?: string | undefined;
                } | undefined;
                robotActions?: {
                    name: string | {
                        en: string;
                        zh?: string | undefined;
                        ja?: string | undefined;
                        ko?: string | undefined;
                        th?: string | undefined;
                        fr?: string | undefined;
                    };
                    link: string;
                }[] | undefined;
                accountEntries?: {
                    name: string | {
                        en: string;
                        zh?: string | undefined;
                        ja?: string | undefined;
                        ko?: string | undefined;
                        th?: string | undefined;
                        fr?: string | undefined;
                    };
                    link: string;
                }[] | undefined;
            } | undefined;
            origins?: {
                scripts?: string[] | undefined;
                styles?: string[] | undefined;
                images?: string[] | undefined;
                fonts?: string[] | undefined;
                calls?: string[] | undefined;
            } | undefined;
            isolation?: "frame" | "page" | undefined;
            calls?: string[] | undefined;
        };
    }, "at most 500 beside the thirteen">, v.CheckAction<Readonly<Record<string, {
        title?: string | {
            en: string;
            zh?: string | undefined;
            ja?: string | undefined;
            ko?: string | undefined;
            th?: string | undefined;
            fr?: string | undefined;
        } | undefined;
        icon?: string | undefined;
        permission?: string | undefined;
        pages?: string[] | undefined;
        links?: {
            [x: string]: string;
        } | undefined;
        extends?: {
            dashboardCard?: {
                name: string | {
                    en: string;
                    zh?: string | undefined;
                    ja?: string | undefined;
                    ko?: string | undefined;
                    th?: string | undefined;
                    fr?: string | undefined;
                };
                permission?: string | undefined;
            } | undefined;
            search?: {
                name: string | {
                    en: string;
                    zh?: string | undefined;
                    ja?: string | undefined;
                    ko?: string | undefined;
                    th?: string | undefined;
                    fr?: string | undefined;
                };
                permission?: string | undefined;
            } | undefined;
            robotActions?: {
                name: string | {
                    en: string;
                    zh?: string | undefined;
                    ja?: string | undefined;
                    ko?: string | undefined;
                    th?: string | undefined;
                    fr?: string | undefined;
                };
                link: string;
            }[] | undefined;
            accountEntries?: {
                name: string | {
                    en: string;
                    zh?: string | undefined;
                    ja?: string | undefined;
                    ko?: string | undefined;
                    th?: string | undefined;
                    fr?: string | undefined;
                };
                link: string;
            }[] | undefined;
        } | undefined;
        origins?: {
            scripts?: string[] | undefined;
            styles?: string[] | undefined;
            images?: string[] | undefined;
            fonts?: string[] | undefined;
            calls?: string[] | undefined;
        } | undefined;
        isolation?: "frame" | "page" | undefined;
        calls?: string[] | undefined;
    }>>, "origins of 3000 characters at most, all together">]>, undefined>;
    /**
     * How the menu shows entries that have no page here: `marked` as not here yet, or `hidden`. The default is `marked`.
     */
    readonly absentEntries: v.OptionalSchema<v.PicklistSchema<["marked", "hidden"], undefined>, undefined>;
    /** Whether developers may put modules of their own in the place of the site's, in their own browser. */
    readonly overrides: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    readonly brand: v.StrictObjectSchema<{
        readonly name: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>;
    }, undefined>;
}, undefined>;
type Environment = v.InferOutput<typeof environment$1>;

/** The prefix of a sub-application: one of the thirteen, or one that an environment adds (sub-app-facts.ts). */
type SubAppPrefix = string;
/** The sub-applications that an environment names, by prefix. Only the names count here. */
type NamedSubApps = Readonly<Record<string, unknown>>;

/** The pages that an environment offers behind the entries of the menu. */
type Offered = {
    /** The paths below its own address for which a sub-application has a page, or `all`; one that is absent is not there. */
    pages: Partial<Record<SubAppPrefix, 'all' | readonly string[]>>;
    /** The sub-applications that the environment names; without them only the thirteen are known. */
    named?: NamedSubApps;
    /** Whether entries without a page are left out of the menu, and not only marked. */
    hidesAbsent: boolean;
};

/**
 * The values that a server rendered header and sidebar from. They stand in the page as JSON, and the browser hydrates
 * with the same ones.
 */
declare const frameValues: v.ObjectSchema<{
    /** For whom, and with which looks (session/frame/frame-key.ts). A browser with another key throws the frame away. */
    readonly key: v.StringSchema<undefined>;
    readonly pathname: v.StringSchema<undefined>;
    readonly language: v.PicklistSchema<readonly ["zh", "en", "ja", "ko", "th", "fr"], undefined>;
    /** Texts of the cookies of these names. */
    readonly theme: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly sidebar: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly user: v.ObjectSchema<{
        readonly userId: v.NumberSchema<undefined>;
        readonly nickname: v.StringSchema<undefined>;
        readonly email: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly cellphone: v.NullableSchema<v.StringSchema<undefined>, undefined>;
        readonly userType: v.PicklistSchema<(1 | 2 | 3 | 4 | 5)[], undefined>;
        readonly tenantId: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
        readonly tenantName: v.OptionalSchema<v.NullableSchema<v.StringSchema<undefined>, undefined>, null>;
        readonly country: v.OptionalSchema<v.NullableSchema<v.StringSchema<undefined>, undefined>, null>;
        readonly hasPassword: v.BooleanSchema<undefined>;
        readonly passwordChangeTime: v.OptionalSchema<v.NullableSchema<v.NumberSchema<undefined>, undefined>, undefined>;
        readonly perms: v.ArraySchema<v.StringSchema<undefined>, undefined>;
        readonly perm: v.OptionalSchema<v.StringSchema<undefined>, "">;
        readonly permissionStamp: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
    /** The answer of the menu call as rows (session/menu/menu-rows.ts). The reader drops malformed entries. */
    readonly menu: v.UnknownSchema;
    /** The texts that header and sidebar used, by key, with placeholders. */
    readonly texts: v.RecordSchema<v.StringSchema<undefined>, v.StringSchema<undefined>, undefined>;
}, undefined>;
type FrameValues = v.InferOutput<typeof frameValues>;

/** The choices of a person: always light, always dark, or the system's current colours. */
declare const themes: readonly ["system", "light", "dark"];
type Theme = (typeof themes)[number];

/** Roles that the mobile app opens the portal with (spec §2.55). They choose a layout and grant nothing (T11). */
declare const mobileRoles: readonly ["2", "3", "4"];
type MobileRole = (typeof mobileRoles)[number];
/** The content of a link of the mobile app: a token, and the role in which the app is used. */
type MobileLink = {
    token: string;
    role: MobileRole;
};
/**
 * Reads token and role from a query that has both. Both are removed from the query, because addresses stay in the
 * history (T12). This also happens when the portal rejects the role or the token.
 * @returns the link, and the query without it; undefined when the query has no such link
 */
declare const readMobileLink: (search: string) => {
    link: MobileLink | undefined;
    rest: string;
} | undefined;

/** Lifetime of a cookie in days. Without a domain, the cookie belongs to this host alone. */
type CookieLife = {
    days: number;
    domain: string | null;
};
/**
 * Everything that the session takes from the browser, passed once to `startSession`. Tests pass a fake of the same
 * type, so that fake and real adapter can't differ.
 */
type SessionAdapter = {
    environment: Environment;
    fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
    cookies: {
        read: (name: string) => string | undefined;
        write: (name: string, value: string, life: CookieLife) => void;
        remove: (name: string, domain: string | null) => void;
    };
    /**
     * localStorage, for values that are too large for a cookie. A browser that refuses storage reads as an empty one.
     * `write` returns whether the value was stored.
     */
    storage: {
        read: (name: string) => string | undefined;
        write: (name: string, text: string) => boolean;
        remove: (name: string) => void;
    };
    /** sessionStorage: survives a reload, and belongs to one tab. */
    tabStorage: SessionAdapter['storage'];
    /** Loads a shipped message file of a language, the first one or a topic's: one flat object of texts. */
    loadMessages: (language: Language, topic?: Topic) => Promise<unknown>;
    /** The browser's languages, the preferred one first (`en-GB`). */
    browserLanguages: () => readonly string[];
    /** Milliseconds since 1970, UTC. */
    now: () => number;
    /** Hours that local time is ahead of UTC: 8, -3.5, 5.75. */
    timeZone: () => number;
    /** Browser and network type; `unknown` when the browser does not tell. */
    describeBrowser: () => Promise<{
        browserType: string;
        networkType: string;
    }>;
    location: () => {
        pathname: string;
        search: string;
        hash: string;
    };
    /** The values that the server rendered header and sidebar from; absent when the server rendered none. */
    renderedFrame?: FrameValues | undefined;
    /** The mobile app's link that opened the page. The address no longer contains it. */
    mobileLink: MobileLink | undefined;
    /**
     * Asks the server of the page about sub-applications, and makes their modules known to the loader. Absent where the page
     * names all sub-applications of its site.
     * @returns the facts about those that there are, by prefix
     */
    findSubApps?: ((prefixes: readonly SubAppPrefix[]) => Promise<unknown>) | undefined;
    /** Goes to an address of this origin without a page load. `replace` adds no history entry. */
    navigate: (address: string, how: 'push' | 'replace') => void;
    /** Reloads the page. */
    reload: () => void;
    /**
     * Opens a socket to a path of the cloud. The path can contain the token, so neither the path nor an error with it is
     * ever logged.
     */
    openSocket: (path: string, hear: SocketListeners) => Socket;
    /** Calls `hear` when the browser is online again, or the tab is visible again. */
    onReturn: (hear: (why: 'online' | 'visible') => void) => void;
    /** Whether the tab can be seen. */
    isVisible: () => boolean;
    /** A number between 0 and 1, not for secrets. */
    random: () => number;
    /** Sends messages to the other tabs of this browser; `listen` receives theirs. */
    tabs: {
        tell: (message: TabMessage) => void;
        listen: (hear: (message: TabMessage) => void) => void;
    };
    /** Runs a task after a delay. Returns a function that cancels it. */
    later: (task: () => void, ms: number) => () => void;
    /** Writes problems that nobody can react to to the console. */
    warn: (message: string, cause?: unknown) => void;
};
type Socket = {
    send: (text: string) => void;
    close: () => void;
};
/** `closed` is called once, also for a socket that never opened, and not after `close()`. `reason` can be empty. */
type SocketListeners = {
    opened: () => void;
    heard: (text: string) => void;
    closed: (code: number, reason: string) => void;
};
/** Messages between tabs. `ended` is a token that was deleted, for tabs that still read it in their cookie. */
type TabMessage = {
    kind: 'session';
    ended?: string | undefined;
} | {
    kind: 'language';
    language: Language;
} | {
    kind: 'messages';
} | {
    kind: 'user';
} | {
    kind: 'theme';
    theme: Theme;
};

/** The server's facts for the page, beside the import map: one JSON in the HTML. */
declare const pageConfig: v.ObjectSchema<{
    readonly environment: v.StrictObjectSchema<{
        readonly name: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "lower-case letters, digits and hyphens">]>;
        readonly mode: v.PicklistSchema<["development", "production"], undefined>;
        readonly siteType: v.StringSchema<undefined>;
        readonly siteEnv: v.StringSchema<undefined>;
        readonly siteOriginType: v.StringSchema<undefined>;
        readonly clientType: v.StringSchema<undefined>;
        readonly applicationId: v.StringSchema<undefined>;
        readonly apiBase: v.NullableSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.CheckAction<string, string>]>, v.RegexAction<string, "an origin, as https://cloud.example.com">]>, undefined>;
        readonly socketBase: v.NullableSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.CheckAction<string, string>]>, v.RegexAction<string, "an origin, as wss://live.example.com">]>, undefined>;
        readonly cookieDomain: v.NullableSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a domain, as example.com">]>, undefined>;
        readonly moduleOrigins: v.ArraySchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.CheckAction<string, string>]>, v.RegexAction<string, "an origin, as https://cloud.example.com">]>, undefined>;
        readonly cleaningCentre: v.NullableSchema<v.VariantSchema<"signedBy", [v.StrictObjectSchema<{
            readonly signedBy: v.LiteralSchema<"cloud", undefined>;
            readonly address: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.CheckAction<string, string>]>, v.RegexAction<string, "a path on this origin or an https address, without a query">]>;
        }, undefined>, v.StrictObjectSchema<{
            readonly signedBy: v.LiteralSchema<"portal", undefined>;
            readonly address: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.CheckAction<string, string>]>, v.RegexAction<string, "a path on this origin or an https address, without a query">]>;
            readonly publicKey: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "64 hexadecimal digits">]>;
            readonly publicSecret: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.MinLengthAction<string, 16, "at least 16 characters">]>;
        }, undefined>], undefined>, undefined>;
        readonly workplaceSignIn: v.OptionalSchema<v.StrictObjectSchema<{
            readonly name: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>;
            readonly issuer: v.UnionSchema<[v.LiteralSchema<"/dev/workplace", undefined>, v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.CheckAction<string, string>]>, v.RegexAction<string, undefined>]>], "an https address without a query, or /dev/workplace">;
            readonly clientId: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>;
            readonly origin: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.CheckAction<string, string>]>, v.RegexAction<string, "an https origin">]>, undefined>;
        }, undefined>, undefined>;
        readonly codesBy: v.OptionalSchema<v.SchemaWithPipe<readonly [{
            '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<("cellphone" | "email")[], v.PicklistIssue | v.ArrayIssue | v.MaxLengthIssue<("cellphone" | "email")[], number>>;
            reference: typeof v.array;
            async: false;
            kind: "schema";
            type: "array";
            expects: "Array";
            message: undefined;
            item: v.PicklistSchema<readonly ["email", "cellphone"], undefined>;
            pipe: readonly [v.ArraySchema<v.PicklistSchema<readonly ["email", "cellphone"], undefined>, undefined>, v.MaxLengthAction<("cellphone" | "email")[], number, string>];
            "~standard": v.StandardProps<("cellphone" | "email")[], ("cellphone" | "email")[]>;
            "~types"?: {
                readonly input: ("cellphone" | "email")[];
                readonly output: ("cellphone" | "email")[];
                readonly issue: v.PicklistIssue | v.ArrayIssue | v.MaxLengthIssue<("cellphone" | "email")[], number>;
            } | undefined;
        }, v.NonEmptyAction<("cellphone" | "email")[], undefined>]>, undefined>;
        readonly welcome: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.CheckAction<string, string>]>, v.RegexAction<string, "a path on this origin">]>, undefined>;
        readonly channels: v.OptionalSchema<{
            '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
                name: string | {
                    en: string;
                    zh?: string | undefined;
                    ja?: string | undefined;
                    ko?: string | undefined;
                    th?: string | undefined;
                    fr?: string | undefined;
                };
                icon: "chat" | "community" | "documents" | "mail" | "news" | "phone" | "shop" | "support" | "video" | "website";
                link?: string | undefined;
                qr?: string | undefined;
            }[], v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.PicklistIssue | v.CheckIssue<string> | v.ArrayIssue | v.StrictObjectIssue | v.NonEmptyIssue<string> | v.UnionIssue<v.StringIssue | v.MaxLengthIssue<string, number> | v.StrictObjectIssue | v.NonEmptyIssue<string>> | v.CheckIssue<{
                name: string | {
                    en: string;
                    zh?: string | undefined;
                    ja?: string | undefined;
                    ko?: string | undefined;
                    th?: string | undefined;
                    fr?: string | undefined;
                };
                icon: "chat" | "community" | "documents" | "mail" | "news" | "phone" | "shop" | "support" | "video" | "website";
                link?: string | undefined;
                qr?: string | undefined;
            }> | v.MaxLengthIssue<{
                name: string | {
                    en: string;
                    zh?: string | undefined;
                    ja?: string | undefined;
                    ko?: string | undefined;
                    th?: string | undefined;
                    fr?: string | undefined;
                };
                icon: "chat" | "community" | "documents" | "mail" | "news" | "phone" | "shop" | "support" | "video" | "website";
                link?: string | undefined;
                qr?: string | undefined;
            }[], number>>;
            reference: typeof v.array;
            async: false;
            kind: "schema";
            type: "array";
            expects: "Array";
            message: undefined;
            item: v.SchemaWithPipe<readonly [v.StrictObjectSchema<{
                readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                    readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                    readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                    readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                    readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                    readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                    readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                }, undefined>], "a name, or names by language with an English one">;
                readonly icon: v.PicklistSchema<readonly ["website", "documents", "support", "chat", "video", "mail", "phone", "shop", "community", "news"], undefined>;
                readonly link: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.CheckAction<string, string>]>, v.RegexAction<string, "an https address">]>, undefined>;
                readonly qr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.CheckAction<string, string>]>, v.RegexAction<string, "a path on this origin that ends in .svg, .png or .webp">]>, undefined>;
            }, undefined>, v.CheckAction<{
                name: string | {
                    en: string;
                    zh?: string | undefined;
                    ja?: string | undefined;
                    ko?: string | undefined;
                    th?: string | undefined;
                    fr?: string | undefined;
                };
                icon: "chat" | "community" | "documents" | "mail" | "news" | "phone" | "shop" | "support" | "video" | "website";
                link?: string | undefined;
                qr?: string | undefined;
            }, "needs a link or a qr">]>;
            pipe: readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StrictObjectSchema<{
                readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                    readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                    readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                    readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                    readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                    readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                    readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                }, undefined>], "a name, or names by language with an English one">;
                readonly icon: v.PicklistSchema<readonly ["website", "documents", "support", "chat", "video", "mail", "phone", "shop", "community", "news"], undefined>;
                readonly link: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.CheckAction<string, string>]>, v.RegexAction<string, "an https address">]>, undefined>;
                readonly qr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.CheckAction<string, string>]>, v.RegexAction<string, "a path on this origin that ends in .svg, .png or .webp">]>, undefined>;
            }, undefined>, v.CheckAction<{
                name: string | {
                    en: string;
                    zh?: string | undefined;
                    ja?: string | undefined;
                    ko?: string | undefined;
                    th?: string | undefined;
                    fr?: string | undefined;
                };
                icon: "chat" | "community" | "documents" | "mail" | "news" | "phone" | "shop" | "support" | "video" | "website";
                link?: string | undefined;
                qr?: string | undefined;
            }, "needs a link or a qr">]>, undefined>, v.MaxLengthAction<{
                name: string | {
                    en: string;
                    zh?: string | undefined;
                    ja?: string | undefined;
                    ko?: string | undefined;
                    th?: string | undefined;
                    fr?: string | undefined;
                };
                icon: "chat" | "community" | "documents" | "mail" | "news" | "phone" | "shop" | "support" | "video" | "website";
                link?: string | undefined;
                qr?: string | undefined;
            }[], number, string>];
            "~standard": v.StandardProps<{
                name: string | {
                    en: string;
                    zh?: string | undefined;
                    ja?: string | undefined;
                    ko?: string | undefined;
                    th?: string | undefined;
                    fr?: string | undefined;
                };
                icon: "chat" | "community" | "documents" | "mail" | "news" | "phone" | "shop" | "support" | "video" | "website";
                link?: string | undefined;
                qr?: string | undefined;
            }[], {
                name: string | {
                    en: string;
                    zh?: string | undefined;
                    ja?: string | undefined;
                    ko?: string | undefined;
                    th?: string | undefined;
                    fr?: string | undefined;
                };
                icon: "chat" | "community" | "documents" | "mail" | "news" | "phone" | "shop" | "support" | "video" | "website";
                link?: string | undefined;
                qr?: string | undefined;
            }[]>;
            "~types"?: {
                readonly input: {
                    name: string | {
                        en: string;
                        zh?: string | undefined;
                        ja?: string | undefined;
                        ko?: string | undefined;
                        th?: string | undefined;
                        fr?: string | undefined;
                    };
                    icon: "chat" | "community" | "documents" | "mail" | "news" | "phone" | "shop" | "support" | "video" | "website";
                    link?: string | undefined;
                    qr?: string | undefined;
                }[];
                readonly output: {
                    name: string | {
                        en: string;
                        zh?: string | undefined;
                        ja?: string | undefined;
                        ko?: string | undefined;
                        th?: string | undefined;
                        fr?: string | undefined;
                    };
                    icon: "chat" | "community" | "documents" | "mail" | "news" | "phone" | "shop" | "support" | "video" | "website";
                    link?: string | undefined;
                    qr?: string | undefined;
                }[];
                readonly issue: v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.PicklistIssue | v.CheckIssue<string> | v.ArrayIssue | v.StrictObjectIssue | v.NonEmptyIssue<string> | v.UnionIssue<v.StringIssue | v.MaxLengthIssue<string, number> | v.StrictObjectIssue | v.NonEmptyIssue<string>> | v.CheckIssue<{
                    name: string | {
                        en: string;
                        zh?: string | undefined;
                        ja?: string | undefined;
                        ko?: string | undefined;
                        th?: string | undefined;
                        fr?: string | undefined;
                    };
                    icon: "chat" | "community" | "documents" | "mail" | "news" | "phone" | "shop" | "support" | "video" | "website";
                    link?: string | undefined;
                    qr?: string | undefined;
                }> | v.MaxLengthIssue<{
                    name: string | {
                        en: string;
                        zh?: string | undefined;
                        ja?: string | undefined;
                        ko?: string | undefined;
                        th?: string | undefined;
                        fr?: string | undefined;
                    };
                    icon: "chat" | "community" | "documents" | "mail" | "news" | "phone" | "shop" | "support" | "video" | "website";
                    link?: string | undefined;
                    qr?: string | undefined;
                }[], number>;
            } | undefined;
        }, undefined>;
        readonly subApps: v.OptionalSchema<v.SchemaWithPipe<readonly [v.RecordSchema<v.UnionSchema<[v.PicklistSchema<readonly ["cleanCC", "auth", "store", "robot", "resourceweb", "ota", "operation", "platform", "deploy", "message", "statement", "shop", "study"], undefined>, v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, undefined>, v.CheckAction<string, undefined>]>], "a prefix, as fleet: lower-case letters, digits and hyphens, at most 32, and no name of the portal's own">, v.SchemaWithPipe<readonly [v.StrictObjectSchema<{
            readonly title: v.OptionalSchema<v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
            }, undefined>], "a name, or names by language with an English one">, undefined>;
            readonly icon: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a name, as robot">]>, undefined>;
            readonly permission: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a permission, as fleet:view">]>, undefined>;
            readonly pages: v.OptionalSchema<{
                '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<string[], v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.ArrayIssue | v.MaxLengthIssue<string[], number>>;
                reference: typeof v.array;
                async: false;
                kind: "schema";
                type: "array";
                expects: "Array";
                message: undefined;
                item: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a path without a slash at its ends, as running/records">]>;
                pipe: readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a path without a slash at its ends, as running/records">]>, undefined>, v.MaxLengthAction<string[], number, string>];
                "~standard": v.StandardProps<string[], string[]>;
                "~types"?: {
                    readonly input: string[];
                    readonly output: string[];
                    readonly issue: v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.ArrayIssue | v.MaxLengthIssue<string[], number>;
                } | undefined;
            }, undefined>;
            readonly links: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a name, as detail">]>, v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a path without a slash at its ends, as list or :storeId/edit">]>, undefined>, undefined>;
            readonly extends: v.OptionalSchema<v.StrictObjectSchema<{
                readonly dashboardCard: v.OptionalSchema<v.StrictObjectSchema<{
                    readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                        readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                        readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                    }, undefined>], "a name, or names by language with an English one">;
                    readonly permission: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
                }, undefined>, undefined>;
                readonly search: v.OptionalSchema<v.StrictObjectSchema<{
                    readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                        readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                        readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                    }, undefined>], "a name, or names by language with an English one">;
                    readonly permission: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
                }, undefined>, undefined>;
                readonly robotActions: v.OptionalSchema<{
                    '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
                        name: string | {
                            en: string;
                            zh?: string | undefined;
                            ja?: string | undefined;
                            ko?: string | undefined;
                            th?: string | undefined;
                            fr?: string | undefined;
                        };
                        link: string;
                    }[], v.StringIssue | v.MaxLengthIssue<string, number> | v.ArrayIssue | v.StrictObjectIssue | v.NonEmptyIssue<string> | v.UnionIssue<v.StringIssue | v.MaxLengthIssue<string, number> | v.StrictObjectIssue | v.NonEmptyIssue<string>> | v.MaxLengthIssue<{
                        name: string | {
                            en: string;
                            zh?: string | undefined;
                            ja?: string | undefined;
                            ko?: string | undefined;
                            th?: string | undefined;
                            fr?: string | undefined;
                        };
                        link: string;
                    }[], number>>;
                    reference: typeof v.array;
                    async: false;
                    kind: "schema";
                    type: "array";
                    expects: "Array";
                    message: undefined;
                    item: v.StrictObjectSchema<{
                        readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        }, undefined>], "a name, or names by language with an English one">;
                        readonly link: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>;
                    }, undefined>;
                    pipe: readonly [v.ArraySchema<v.StrictObjectSchema<{
                        readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        }, undefined>], "a name, or names by language with an English one">;
                        readonly link: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>;
                    }, undefined>, undefined>, v.MaxLengthAction<{
                        name: string | {
                            en: string;
                            zh?: string | undefined;
                            ja?: string | undefined;
                            ko?: string | undefined;
                            th?: string | undefined;
                            fr?: string | undefined;
                        };
                        link: string;
                    }[], number, string>];
                    "~standard": v.StandardProps<{
                        name: string | {
                            en: string;
                            zh?: string | undefined;
                            ja?: string | undefined;
                            ko?: string | undefined;
                            th?: string | undefined;
                            fr?: string | undefined;
                        };
                        link: string;
                    }[], {
                        name: string | {
                            en: string;
                            zh?: string | undefined;
                            ja?: string | undefined;
                            ko?: string | undefined;
                            th?: string | undefined;
                            fr?: string | undefined;
                        };
                        link: string;
                    }[]>;
                    "~types"?: {
                        readonly input: {
                            name: string | {
                                en: string;
                                zh?: string | undefined;
                                ja?: string | undefined;
                                ko?: string | undefined;
                                th?: string | undefined;
                                fr?: string | undefined;
                            };
                            link: string;
                        }[];
                        readonly output: {
                            name: string | {
                                en: string;
                                zh?: string | undefined;
                                ja?: string | undefined;
                                ko?: string | undefined;
                                th?: string | undefined;
                                fr?: string | undefined;
                            };
                            link: string;
                        }[];
                        readonly issue: v.StringIssue | v.MaxLengthIssue<string, number> | v.ArrayIssue | v.StrictObjectIssue | v.NonEmptyIssue<string> | v.UnionIssue<v.StringIssue | v.MaxLengthIssue<string, number> | v.StrictObjectIssue | v.NonEmptyIssue<string>> | v.MaxLengthIssue<{
                            name: string | {
                                en: string;
                                zh?: string | undefined;
                                ja?: string | undefined;
                                ko?: string | undefined;
                                th?: string | undefined;
                                fr?: string | undefined;
                            };
                            link: string;
                        }[], number>;
                    } | undefined;
                }, undefined>;
                readonly accountEntries: v.OptionalSchema<{
                    '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
                        name: string | {
                            en: string;
                            zh?: string | undefined;
                            ja?: string | undefined;
                            ko?: string | undefined;
                            th?: string | undefined;
                            fr?: string | undefined;
                        };
                        link: string;
                    }[], v.StringIssue | v.MaxLengthIssue<string, number> | v.ArrayIssue | v.StrictObjectIssue | v.NonEmptyIssue<string> | v.UnionIssue<v.StringIssue | v.MaxLengthIssue<string, number> | v.StrictObjectIssue | v.NonEmptyIssue<string>> | v.MaxLengthIssue<{
                        name: string | {
                            en: string;
                            zh?: string | undefined;
                            ja?: string | undefined;
                            ko?: string | undefined;
                            th?: string | undefined;
                            fr?: string | undefined;
                        };
                        link: string;
                    }[], number>>;
                    reference: typeof v.array;
                    async: false;
                    kind: "schema";
                    type: "array";
                    expects: "Array";
                    message: undefined;
                    item: v.StrictObjectSchema<{
                        readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        }, undefined>], "a name, or names by language with an English one">;
                        readonly link: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>;
                    }, undefined>;
                    pipe: readonly [v.ArraySchema<v.StrictObjectSchema<{
                        readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        }, undefined>], "a name, or names by language with an English one">;
                        readonly link: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>;
                    }, undefined>, undefined>, v.MaxLengthAction<{
                        name: string | {
                            en: string;
                            zh?: string | undefined;
                            ja?: string | undefined;
                            ko?: string | undefined;
                            th?: string | undefined;
                            fr?: string | undefined;
                        };
                        link: string;
                    }[], number, string>];
                    "~standard": v.StandardProps<{
                        name: string | {
                            en: string;
                            zh?: string | undefined;
                            ja?: string | undefined;
                            ko?: string | undefined;
                            th?: string | undefined;
                            fr?: string | undefined;
                        };
                        link: string;
                    }[], {
                        name: string | {
                            en: string;
                            zh?: string | undefined;
                            ja?: string | undefined;
                            ko?: string | undefined;
                            th?: string | undefined;
                            fr?: string | undefined;
                        };
                        link: string;
                    }[]>;
                    "~types"?: {
                        readonly input: {
                            name: string | {
                                en: string;
                                zh?: string | undefined;
                                ja?: string | undefined;
                                ko?: string | undefined;
                                th?: string | undefined;
                                fr?: string | undefined;
                            };
                            link: string;
                        }[];
                        readonly output: {
                            name: string | {
                                en: string;
                                zh?: string | undefined;
                                ja?: string | undefined;
                                ko?: string | undefined;
                                th?: string | undefined;
                                fr?: string | undefined;
                            };
                            link: string;
                        }[];
                        readonly issue: v.StringIssue | v.MaxLengthIssue<string, number> | v.ArrayIssue | v.StrictObjectIssue | v.NonEmptyIssue<string> | v.UnionIssue<v.StringIssue | v.MaxLengthIssue<string, number> | v.StrictObjectIssue | v.NonEmptyIssue<string>> | v.MaxLengthIssue<{
                            name: string | {
                                en: string;
                                zh?: string | undefined;
                                ja?: string | undefined;
                                ko?: string | undefined;
                                th?: string | undefined;
                                fr?: string | undefined;
                            };
                            link: string;
                        }[], number>;
                    } | undefined;
                }, undefined>;
            }, undefined>, undefined>;
            readonly origins: v.OptionalSchema<v.StrictObjectSchema<{
                readonly scripts: v.OptionalSchema<{
                    '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<string[], v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.ArrayIssue | v.MaxLengthIssue<string[], number>>;
                    reference: typeof v.array;
                    async: false;
                    kind: "schema";
                    type: "array";
                    expects: "Array";
                    message: undefined;
                    item: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "an origin, as https://fleet.example.com">]>;
                    pipe: readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "an origin, as https://fleet.example.com">]>, undefined>, v.MaxLengthAction<string[], number, string>];
                    "~standard": v.StandardProps<string[], string[]>;
                    "~types"?: {
                        readonly input: string[];
                        readonly output: string[];
                        readonly issue: v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.ArrayIssue | v.MaxLengthIssue<string[], number>;
                    } | undefined;
                }, undefined>;
                readonly styles: v.OptionalSchema<{
                    '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<string[], v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.ArrayIssue | v.MaxLengthIssue<string[], number>>;
                    reference: typeof v.array;
                    async: false;
                    kind: "schema";
                    type: "array";
                    expects: "Array";
                    message: undefined;
                    item: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "an origin, as https://fleet.example.com">]>;
                    pipe: readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "an origin, as https://fleet.example.com">]>, undefined>, v.MaxLengthAction<string[], number, string>];
                    "~standard": v.StandardProps<string[], string[]>;
                    "~types"?: {
                        readonly input: string[];
                        readonly output: string[];
                        readonly issue: v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.ArrayIssue | v.MaxLengthIssue<string[], number>;
                    } | undefined;
                }, undefined>;
                readonly images: v.OptionalSchema<{
                    '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<string[], v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.ArrayIssue | v.MaxLengthIssue<string[], number>>;
                    reference: typeof v.array;
                    async: false;
                    kind: "schema";
                    type: "array";
                    expects: "Array";
                    message: undefined;
                    item: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "an origin, as https://fleet.example.com">]>;
                    pipe: readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "an origin, as https://fleet.example.com">]>, undefined>, v.MaxLengthAction<string[], number, string>];
                    "~standard": v.StandardProps<string[], string[]>;
                    "~types"?: {
                        readonly input: string[];
                        readonly output: string[];
                        readonly issue: v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.ArrayIssue | v.MaxLengthIssue<string[], number>;
                    } | undefined;
                }, undefined>;
                readonly fonts: v.OptionalSchema<{
                    '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<string[], v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.ArrayIssue | v.MaxLengthIssue<string[], number>>;
                    reference: typeof v.array;
                    async: false;
                    kind: "schema";
                    type: "array";
                    expects: "Array";
                    message: undefined;
                    item: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "an origin, as https://fleet.example.com">]>;
                    pipe: readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "an origin, as https://fleet.example.com">]>, undefined>, v.MaxLengthAction<string[], number, string>];
                    "~standard": v.StandardProps<string[], string[]>;
                    "~types"?: {
                        readonly input: string[];
                        readonly output: string[];
                        readonly issue: v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.ArrayIssue | v.MaxLengthIssue<string[], number>;
                    } | undefined;
                }, undefined>;
                readonly calls: v.OptionalSchema<{
                    '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<string[], v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.ArrayIssue | v.MaxLengthIssue<string[], number>>;
                    reference: typeof v.array;
                    async: false;
                    kind: "schema";
                    type: "array";
                    expects: "Array";
                    message: undefined;
                    item: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "an origin, as https://fleet.example.com, or wss://… for sockets">]>;
                    pipe: readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "an origin, as https://fleet.example.com, or wss://… for sockets">]>, undefined>, v.MaxLengthAction<string[], number, string>];
                    "~standard": v.StandardProps<string[], string[]>;
                    "~types"?: {
                        readonly input: string[];
                        readonly output: string[];
                        readonly issue: v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.ArrayIssue | v.MaxLengthIssue<string[], number>;
                    } | undefined;
                }, undefined>;
            }, undefined>, undefined>;
            readonly isolation: v.OptionalSchema<v.PicklistSchema<["page", "frame"], undefined>, undefined>;
            readonly calls: v.OptionalSchema<{
                '~run': (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<string[], v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.ArrayIssue | v.MaxLengthIssue<string[], number>>;
                reference: typeof v.array;
                async: false;
                kind: "schema";
                type: "array";
                expects: "Array";
                message: undefined;
                item: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a call, as GET /api/managercloud/robots">]>;
                pipe: readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a call, as GET /api/managercloud/robots">]>, undefined>, v.MaxLengthAction<string[], number, string>];
                "~standard": v.StandardProps<string[], string[]>;
                "~types"?: {
                    readonly input: string[];
                    readonly output: string[];
                    readonly issue: v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.ArrayIssue | v.MaxLengthIssue<string[], number>;
                } | undefined;
            }, undefined>;
        }, undefined>, v.CheckAction<{
            title?: string | {
                en: string;
                zh?: string | undefined;
                ja?: string | undefined;
                ko?: string | undefined;
                th?: string | undefined;
                fr?: string | undefined;
            } | undefined;
            icon?: string | undefined;
            permission?: string | undefined;
            pages?: string[] | undefined;
            links?: {
                [x: string]: string;
            } | undefined;
            extends?: {
                dashboardCard?: {
                    name: string | {
                        en: string;
                        zh?: string | undefined;
                        ja?: string | undefined;
                        ko?: string | undefined;
                        th?: string | undefined;
                        fr?: string | undefined;
                    };
                    permission?: string | undefined;
                } | undefined;
                search?: {
                    name: string | {
                        en: string;
                        zh?: string | undefined;
                        ja?: string | undefined;
                        ko?: string | undefined;
                        th?: string | undefined;
                        fr?: string | undefined;
                    };
                    permission?: string | undefined;
                } | undefined;
                robotActions?: {
                    name: string | {
                        en: string;
                        zh?: string | undefined;
                        ja?: string | undefined;
                        ko?: string | undefined;
                        th?: string | undefined;
                        fr?: string | undefined;
                    };
                    link: string;
                }[] | undefined;
                accountEntries?: {
                    name: string | {
                        en: string;
                        zh?: string | undefined;
                        ja?: string | undefined;
                        ko?: string | undefined;
                        th?: string | undefined;
                        fr?: string | undefined;
                    };
                    link: string;
                }[] | undefined;
            } | undefined;
            origins?: {
                scripts?: string[] | undefined;
                styles?: string[] | undefined;
                images?: string[] | undefined;
                fonts?: string[] | undefined;
                calls?: string[] | undefined;
            } | undefined;
            isolation?: "frame" | "page" | undefined;
            calls?: string[] | undefined;
        }, "no card and no search with a frame: their modules would run in the page">]>, undefined>, v.CheckAction<{
            [x: string]: {
                title?: string | {
                    en: string;
                    zh?: string | undefined;
                    ja?: string | undefined;
                    ko?: string | undefined;
                    th?: string | undefined;
                    fr?: string | undefined;
                } | undefined;
                icon?: string | undefined;
                permission?: string | undefined;
                pages?: string[] | undefined;
                links?: {
                    [x: string]: string;
                } | undefined;
                extends?: {
                    dashboardCard?: {
                        name: string | {
                            en: string;
                            zh?: string | undefined;
                            ja?: string | undefined;
                            ko?: string | undefined;
                            th?: string | undefined;
                            fr?: string | undefined;
                        };
                        permission?: string | undefined;
                    } | undefined;
                    search?: {
                        name: string | {
                            en: string;
                            zh?: string | undefined;
                            ja?: string | undefined;
                            ko?: string | undefined;
                            th?: string | undefined;
                            fr?: string | undefined;
                        };
                        permission?: string | undefined;
                    } | undefined;
                    robotActions?: {
                        name: string | {
                            en: string;
                            zh?: string | undefined;
                            ja?: string | undefined;
                            ko?: string | undefined;
                            th?: string | undefined;
                            fr?: string | undefined;
                        };
                        link: string;
                    }[] | undefined;
                    accountEntries?: {
                        name: string | {
                            en: string;
                            zh?: string | undefined;
                            ja?: string | undefined;
                            ko?: string | undefined;
                            th?: string | undefined;
                            fr?: string | undefined;
                        };
                        link: string;
                    }[] | undefined;
                } | undefined;
                origins?: {
                    scripts?: string[] | undefined;
                    styles?: string[] | undefined;
                    images?: string[] | undefined;
                    fonts?: string[] | undefined;
                    calls?: string[] | undefined;
                } | undefined;
                isolation?: "frame" | "page" | undefined;
                calls?: string[] | undefined;
            };
        }, "at most 500 beside the thirteen">, v.CheckAction<Readonly<Record<string, {
            title?: string | {
                en: string;
                zh?: string | undefined;
                ja?: string | undefined;
                ko?: string | undefined;
                th?: string | undefined;
                fr?: string | undefined;
            } | undefined;
            icon?: string | undefined;
            permission?: string | undefined;
            pages?: string[] | undefined;
            links?: {
                [x: string]: string;
            } | undefined;
            extends?: {
                dashboardCard?: {
                    name: string | {
                        en: string;
                        zh?: string | undefined;
                        ja?: string | undefined;
                        ko?: string | undefined;
                        th?: string | undefined;
                        fr?: string | undefined;
                    };
                    permission?: string | undefined;
                } | undefined;
                search?: {
                    name: string | {
                        en: string;
                        zh?: string | undefined;
                        ja?: string | undefined;
                        ko?: string | undefined;
                        th?: string | undefined;
                        fr?: string | undefined;
                    };
                    permission?: string | undefined;
                } | undefined;
                robotActions?: {
                    name: string | {
                        en: string;
                        zh?: string | undefined;
                        ja?: string | undefined;
                        ko?: string | undefined;
                        th?: string | undefined;
                        fr?: string | undefined;
                    };
                    link: string;
                }[] | undefined;
                accountEntries?: {
                    name: string | {
                        en: string;
                        zh?: string | undefined;
                        ja?: string | undefined;
                        ko?: string | undefined;
                        th?: string | undefined;
                        fr?: string | undefined;
                    };
                    link: string;
                }[] | undefined;
            } | undefined;
            origins?: {
                scripts?: string[] | undefined;
                styles?: string[] | undefined;
                images?: string[] | undefined;
                fonts?: string[] | undefined;
                calls?: string[] | undefined;
            } | undefined;
            isolation?: "frame" | "page" | undefined;
            calls?: string[] | undefined;
        }>>, "origins of 3000 characters at most, all together">]>, undefined>;
        readonly absentEntries: v.OptionalSchema<v.PicklistSchema<["marked", "hidden"], undefined>, undefined>;
        readonly overrides: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
        readonly brand: v.StrictObjectSchema<{
            readonly name: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>;
        }, undefined>;
    }, undefined>;
    /** Present where the site has sub-applications that `environment` does not name: the page asks for them when it needs them. */
    readonly hasMore: v.OptionalSchema<v.LiteralSchema<true, undefined>, undefined>;
    /** The release of the page. Another release looks different, or takes its modules from elsewhere. */
    readonly version: v.StringSchema<undefined>;
    /** The hash in the address of every message file (message-file.ts). */
    readonly messages: v.StringSchema<undefined>;
    /** Where the server rendered header and sidebar: the values to hydrate them with. */
    readonly frame: v.OptionalSchema<v.ObjectSchema<{
        readonly key: v.StringSchema<undefined>;
        readonly pathname: v.StringSchema<undefined>;
        readonly language: v.PicklistSchema<readonly ["zh", "en", "ja", "ko", "th", "fr"], undefined>;
        readonly theme: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        readonly sidebar: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        readonly user: v.ObjectSchema<{
            readonly userId: v.NumberSchema<undefined>;
            readonly nickname: v.StringSchema<undefined>;
            readonly email: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly cellphone: v.NullableSchema<v.StringSchema<undefined>, undefined>;
            readonly userType: v.PicklistSchema<(1 | 2 | 3 | 4 | 5)[], undefined>;
            readonly tenantId: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
            readonly tenantName: v.OptionalSchema<v.NullableSchema<v.StringSchema<undefined>, undefined>, null>;
            readonly country: v.OptionalSchema<v.NullableSchema<v.StringSchema<undefined>, undefined>, null>;
            readonly hasPassword: v.BooleanSchema<undefined>;
            readonly passwordChangeTime: v.OptionalSchema<v.NullableSchema<v.NumberSchema<undefined>, undefined>, undefined>;
            readonly perms: v.ArraySchema<v.StringSchema<undefined>, undefined>;
            readonly perm: v.OptionalSchema<v.StringSchema<undefined>, "">;
            readonly permissionStamp: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        }, undefined>;
        readonly menu: v.UnknownSchema;
        readonly texts: v.RecordSchema<v.StringSchema<undefined>, v.StringSchema<undefined>, undefined>;
    }, undefined>, undefined>;
}, undefined>;
type PageConfig = v.InferOutput<typeof pageConfig>;

/**
 * Reads the configuration that the server wrote into the page.
 * @throws Error when it does not match the contract
 */
declare const readPageConfig: (text: string) => PageConfig;
/** The page's own part of the adapter: its configuration, its routing and its loader. */
type PageParts = Omit<PageConfig, 'version'> & Pick<SessionAdapter, 'navigate' | 'findSubApps'>;
/** The adapter to a real browser. */
declare const browserAdapter: ({ environment, hasMore, messages, frame, ...page }: PageParts) => SessionAdapter;

/** Lets the browser answer a person before the next piece of work. */
declare const nextTask: () => Promise<void>;

/**
 * Runs a task when the page is idle. Browsers without `requestIdleCallback` run it after a second.
 * @param timeout milliseconds after which the task runs in any case
 */
declare const whenIdle: (task: () => void, timeout?: number) => void;

/** `data` of an answer that refuses a body or query: the wrong fields, and the reason for each. */
declare const fieldProblems: v.ArraySchema<v.ObjectSchema<{
    readonly field: v.StringSchema<undefined>;
    readonly reason: v.StringSchema<undefined>;
}, undefined>, undefined>;
type FieldProblem = v.InferOutput<typeof fieldProblems>[number];

/** The cloud answered with a refusal. The person can react: the code gives the reason (spec §8). */
declare class Refused extends Error {
    readonly name = "Refused";
    readonly code: number;
    readonly fields: readonly FieldProblem[];
    /** Seconds until a retry can succeed, when the cloud says so. */
    readonly retryAfter: number | undefined;
    /** Whether the same call can be repeated with the ticket of a captcha. */
    readonly captchaWanted: boolean;
    constructor(call: string, code: number, message: string, fields?: readonly FieldProblem[], retryAfter?: number | undefined, captchaWanted?: boolean);
}
/** The cloud could not be reached, or sent no valid answer. A retry may help. */
declare class Unreachable extends Error {
    readonly name = "Unreachable";
}
/** No answer within the time limit. A retry may help, but a write may have been done. */
declare class TimedOut extends Error {
    readonly name = "TimedOut";
}
/** The answer does not match the contract. The developers of portal and cloud must fix this. */
declare class ContractBroken extends Error {
    readonly name = "ContractBroken";
}
/** The account has no permission at all, so there is nothing to sign in to (spec §5). */
declare class NothingPermitted extends Error {
    readonly name = "NothingPermitted";
}

/**
 * Turns an error into the sentence that a person reads. No other code does this. A code without a text is shown as
 * "Error" with its number (spec §8).
 */
declare const sentenceOf: (error: unknown) => string;

/** The server's configuration of this deployment, from the page. */
declare const environment: () => Environment;

/** A name of a deployment's own: one for everybody, or one by language. */
declare const names: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
    /** For languages without one. */
    readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
    readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
    readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
    readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
    readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
    readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
}, undefined>], "a name, or names by language with an English one">;
type Names = v.InferOutput<typeof names>;

/** The extension points where a sub-application adds links to its own pages. */
type LinkPoint = 'robotActions' | 'accountEntries';
/** A sub-application's contribution to a page that is not its own. */
type Extension = {
    readonly prefix: SubAppPrefix;
    /** Its name in the import map. */
    readonly module: string;
    readonly name: Names;
};

/** The state of a contribution, as a person sees it in its place. */
type ExtensionState = 'shown' | 'failed';
/** A result of a sub-application's search: a page of that sub-application. */
type Found = {
    readonly name: string;
    readonly detail?: string | undefined;
    readonly address: string;
};
/** The search of one sub-application while it is wanted. */
type Searching = {
    /** @throws Error when the module can't be loaded, fails, or takes too long; the next call tries again */
    find: (text: string) => Promise<readonly Found[]>;
    end: () => void;
};
/** Loads the modules of contributions, and keeps the page safe from them. root-config is the one that does. */
type Extender = {
    /** Whether this site has the module. */
    has: (module: string) => boolean;
    show: (extension: Extension, place: HTMLElement, tell: (state: ExtensionState) => void) => () => void;
    search: (extension: Extension) => Searching;
};
declare const setExtender: (extender: Extender) => void;
/**
 * Loads a contribution and shows it in a place of the page.
 * @param tell is told when it is shown, and when it has failed
 * @returns a function that ends it and leaves nothing behind
 */
declare const showExtension: (extension: Extension, place: HTMLElement, tell: (state: ExtensionState) => void) => (() => void);
/** Begins to use the search of a sub-application. Its module is loaded with the first question. */
declare const searchExtension: (extension: Extension) => Searching;

/** The cards that sub-applications contribute to the dashboard of this person. */
declare const $contributedCards: ReadableAtom<readonly Extension[]>;
/** The searches that sub-applications contribute to the command palette of this person. */
declare const $contributedSearches: ReadableAtom<readonly Extension[]>;
/** A link that a sub-application contributes, for this person and in the current language. */
type ContributedLink = {
    key: string;
    name: string;
    address: string;
};
/**
 * The links that sub-applications add to an extension point. Ask again when menu or language change.
 * @param values for the parts that the links leave open. A link that needs another value is left out.
 */
declare const contributedLinks: (point: LinkPoint, values?: LinkValues) => ContributedLink[];

/** The person's theme, in every tab. root-config sets it on the page. */
declare const $theme: nanostores.ReadableAtom<"dark" | "light" | "system">;
/** How the sidebar is shown, on screens where it is not a drawer. */
declare const $sidebar: nanostores.ReadableAtom<"automatic" | "collapsed" | "open">;
/** Changes the theme at once, here and in the other tabs, and stores it. */
declare const changeTheme: (theme: Theme) => void;
/**
 * Shows icons only, or names. From then on the person's choice counts, whatever the width of the window. Each tab keeps
 * its own sidebar. A new tab starts with the setting that was changed last.
 */
declare const collapseSidebar: (to: boolean) => void;

/** The layout of the portal: `mobile` inside the mobile app, which has its own header (spec §1). */
type Layout = 'full' | 'mobile';
declare const $layout: nanostores.ReadableAtom<Layout>;

/** One entry of the sidebar as the cloud sends it (spec §3). Entries of another type are not for the sidebar. */
type MenuItem = {
    menuId: number;
    name: string;
    perms: string | null;
    url: string | null;
    path: string;
    type: 1 | 2 | null;
    langKey: string | null;
    children: MenuItem[];
    meta: {
        title: string;
        icon: string | null;
        hidden: boolean;
        micro: boolean;
    };
};

/** A flat file of texts. */
type Texts = Record<string, string>;

/** The current language. It changes only after its texts are loaded, so that no raw key is ever shown. */
declare const $language: nanostores.ReadableAtom<"en" | "fr" | "ja" | "ko" | "th" | "zh">;
/**
 * The text function of the current language. It is replaced when the language or the texts change. Before the first
 * texts are loaded it returns empty texts.
 */
declare const $translate: nanostores.ReadableAtom<Translate>;
/** The text of a key from the cloud (a menu's `langKey`), or the name that the cloud sent with the key. */
type TranslateOr = (key: string | null, name: string) => string;
/** The same for keys from the cloud. Replaced together with `$translate`. */
declare const $translateOr: nanostores.ReadableAtom<TranslateOr>;
/** Current text of a key, for code outside components. */
declare const translate: Translate;
/**
 * Changes the language at once, here and in the other tabs, and stores it (spec §9: 365 days).
 * @throws Unreachable when its texts can't be loaded; the language then stays the same
 */
declare const changeLanguage: (language: Language) => Promise<void>;
/**
 * Loads the texts of a topic once. Later they follow the language. A page requests them together with its own file, and
 * shows nothing before both are loaded.
 * @throws Unreachable when the texts can be loaded neither in the current language nor in English
 */
declare const loadTexts: (topic: Topic) => Promise<void>;
/**
 * Adds the texts of a sub-application under its own namespace, so that two sub-applications can't overwrite each other.
 * @param texts one flat object of texts per language; English decides which keys exist
 * @returns the text function of that namespace; its texts follow `$language`
 */
declare const addMessages: <English extends Texts>(own: string, texts: {
    en: English;
} & Partial<Record<Language, Texts>>) => OwnTranslate<English>;
/**
 * The current text of a key from the cloud, for code outside components. It reads the language itself, because a
 * listener of `$language` may run before `$translateOr` is replaced.
 */
declare const translateOr: TranslateOr;

/** The values that a page is rendered with, by store. */
type StoreValues = ReadonlyMap<ReadableAtom, unknown>;

/**
 * The values that the server rendered the frame from. React hydrates with them, even when the stores have changed, and
 * renders the current values right afterwards.
 * @returns undefined when no server rendered the frame
 */
declare const renderedValues: () => StoreValues | undefined;

/** Whether the tab is part of another site or app with its own navigation: then there is no sidebar (spec §2). */
declare const $subAppMode: nanostores.ReadableAtom<boolean>;

/** The text of the field for phone or e-mail, and its kind. */
type AccountName = {
    kind: 'email';
    email: string;
} | {
    kind: 'cellphone';
    cellphone: string;
} | {
    kind: 'invalid';
};
type KnownAccountName = Exclude<AccountName, {
    kind: 'invalid';
}>;
/**
 * Tells phone numbers from e-mail addresses. People write phone numbers with spaces, hyphens, brackets, and `00`
 * instead of the plus. Eleven digits that start with 1 are a mobile number of mainland China, where most accounts are.
 */
declare const readAccountName: (typed: string) => AccountName;

/** A code for one purpose is worth nothing for another. */
declare const codePurposes: readonly ["login", "register", "forgot_password", "verify", "bind"];
type CodePurpose = (typeof codePurposes)[number];

/**
 * Sends a code, and stores when the next one may be requested, so that a reload does not lose it.
 * @returns that time, in milliseconds since 1970
 * @throws Refused, TimedOut, Unreachable, ContractBroken
 */
declare const sendCode: ({ kind: _kind, ...target }: KnownAccountName, purpose: CodePurpose, imageTicket?: string) => Promise<number>;
/**
 * The time from which another code may be requested.
 * @param account the recipient; without it, the last recipient
 * @returns 0 when there is no wait
 */
declare const codeResendTime: (account?: KnownAccountName) => number;

/** The signed-in user (spec §3). Phone or e-mail can be unbound, an operator belongs to no tenant. */
declare const user: v.ObjectSchema<{
    readonly userId: v.NumberSchema<undefined>;
    readonly nickname: v.StringSchema<undefined>;
    readonly email: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly cellphone: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly userType: v.PicklistSchema<(1 | 2 | 3 | 4 | 5)[], undefined>;
    readonly tenantId: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
    readonly tenantName: v.OptionalSchema<v.NullableSchema<v.StringSchema<undefined>, undefined>, null>;
    readonly country: v.OptionalSchema<v.NullableSchema<v.StringSchema<undefined>, undefined>, null>;
    readonly hasPassword: v.BooleanSchema<undefined>;
    /** When the password was made; null where nobody knows, or there is none. */
    readonly passwordChangeTime: v.OptionalSchema<v.NullableSchema<v.NumberSchema<undefined>, undefined>, undefined>;
    readonly perms: v.ArraySchema<v.StringSchema<undefined>, undefined>;
    /** The same permissions as one comma-separated string, for clients of the older cloud. */
    readonly perm: v.OptionalSchema<v.StringSchema<undefined>, "">;
    /**
     * Stands for all that the user may do: after a change it is another text. A page names it when it opens the live channel
     * (`contract/page/live.ts`). A cloud may leave it out.
     */
    readonly permissionStamp: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
}, undefined>;
type User = v.InferOutput<typeof user>;

/** A link of the mobile app that is being accepted. Until that ends, nothing else is shown. */
declare const $mobileLink: nanostores.ReadableAtom<MobileLink | undefined>;
/** Begins to accept a link, or gives it up. */
declare const setMobileLink: (link: MobileLink | undefined) => void;
/** Asks whether the session of `present` may be replaced by a session of `next`. */
type AskToReplace = (present: User, next: User) => Promise<boolean>;
/**
 * Accepts the session of a link after the cloud has said whose token it is. A token from a link is never stored
 * unchecked, and never replaces another person's session without a question (T10). Of two links the later counts.
 * @throws Refused, NothingPermitted, TimedOut, Unreachable, ContractBroken
 */
declare const acceptMobileLink: (link: MobileLink, mayReplace: AskToReplace) => Promise<void>;

/**
 * Whether to remind the person to set a password (spec §1): the account has none, the person may set one at /account,
 * and has not declined reminders on this device.
 */
declare const $remindOfPassword: nanostores.ReadableAtom<boolean>;
/** Stops the reminders for the signed-in person on this device. */
declare const declinePasswordReminders: () => void;

/** Whether the permissions `held` open a menu entry or page that requires `needed` (spec §6). */
declare const allows: (held: readonly string[], needed: string | null | undefined) => boolean;

/**
 * Loads the signed-in user again after a change of the account, here and in the other tabs. When that fails, the old
 * values stay until the page is loaded again.
 */
declare const refreshUser: () => Promise<void>;
/** The same in this tab only. Never fails. */
declare const readUserAnew: () => Promise<void>;

/** The user with the effective permissions in `perms`. */
type KnownUser = User & {
    /** Permissions for material packs that do not count yet, because the robot models could not be loaded. */
    withheld?: readonly string[];
};
/**
 * The state of the session. `unknown`: a token is stored, and the cloud has not said yet whose it is. This is a state
 * of its own, so that "not known yet" is never treated as "signed out".
 */
type Session = {
    state: 'guest';
} | {
    state: 'unknown';
    token: string;
} | {
    state: 'member';
    token: string;
    user: KnownUser;
};
declare const $session: nanostores.ReadableAtom<Session>;
declare const $token: nanostores.ReadableAtom<string | undefined>;
declare const $user: nanostores.ReadableAtom<KnownUser | undefined>;
/** The effective permissions of the signed-in user; empty while nobody is known. */
declare const $permissions: nanostores.ReadableAtom<readonly string[]>;

/** The proof that a person signs in with: a password, or a code with the purpose `login`. */
type Proof = {
    password: string;
} | {
    code: string;
};
/**
 * Signs in, with the ticket of a captcha when the cloud asked for it. The user is loaded before anything is stored: a
 * person without any permission is never signed in (spec §5). The older sign-in page sends a password by the older
 * calls.
 * @throws Refused, NothingPermitted, TimedOut, Unreachable, ContractBroken
 */
declare const signIn: (account: KnownAccountName, proof: Proof, imageTicket?: string) => Promise<void>;
/**
 * Signs in after the workplace's provider has confirmed the person. The browser has a ticket for it.
 * @throws Refused, NothingPermitted, TimedOut, Unreachable, ContractBroken
 */
declare const signInByWorkplace: () => Promise<void>;
/**
 * Signs out, unless the person chooses to stay with unsaved work. The browser's session ends first, so that this works
 * without a network. Then the cloud is told. A failure of that call changes nothing and only goes to the console.
 */
declare const signOut: () => Promise<void>;
/**
 * Asks the cloud whose the stored token is. Calls at the same time share one request. Without a stored token, or with a
 * known user, no request is made.
 * @throws Refused, TimedOut, Unreachable, ContractBroken
 */
declare const loadUser: () => Promise<void>;

/**
 * The organisation that a person works for, or the words for all organisations when the person sees the data of all. A
 * new person belongs to no organisation yet, and nothing is shown.
 * @param everyTenant returns the words for all organisations; called only when they are needed
 */
declare const tenantNameOf: ({ tenantId, tenantName, perms }: Pick<User, "perms" | "tenantId" | "tenantName">, everyTenant: () => string) => string | undefined;

/**
 * The last session ended before its expiry: the account was used elsewhere, or the session was ended there (spec §4).
 */
type UsedElsewhere = {
    /** When the portal learned of it, in ms since 1970. */
    noticed: number;
    /** The page where the person can change a known password; undefined when the person may open none. */
    change: string | undefined;
};
/** Set until the person dismisses it or the next session begins. The sign-in pages show it. */
declare const $usedElsewhere: nanostores.ReadableAtom<UsedElsewhere | undefined>;
/** Called when the person has read it. */
declare const dismissUsedElsewhere: () => void;

/** Updates the cloud's texts now, and after each change of language. Called after the first paint. */
declare const followLanguageFiles: () => void;
/**
 * Updates the texts of the current language to the cloud's version (spec §4.11 to §4.13). It is called again when the
 * cloud says that they changed. The calls have no time limit, so nobody waits for this. It never fails.
 */
declare const refreshLanguageFiles: () => Promise<void>;

/**
 * The state of the live channel. `tries` counts reconnections since the last stable connection or the last new reason
 * to try. `stopped` waits for a new reason. `refused` does not wait, because the cloud rejects this token.
 */
type Live = {
    state: 'off';
} | {
    state: 'opening' | 'open' | 'waiting';
    tries: number;
} | {
    state: 'stopped' | 'refused';
};

/**
 * The kind of a change. `cloud_message`: the user's messages. `appointments_changed`: appointments that the user made or may
 * see. `dashboard_changed`: a task or a fault of a robot that the user may see. `robots_moved`: the place of such a robot.
 * `notices_changed`: announcements of the dashboard. `orders_changed`: orders of the shop that the user placed or sells.
 * `releases_changed`: the versions of sub-applications. `permissions_changed`: the user's permissions.
 */
declare const liveAction: v.PicklistSchema<["cloud_message", "language_changed", "appointments_changed", "dashboard_changed", "robots_moved", "notices_changed", "orders_changed", "releases_changed", "permissions_changed"], undefined>;
type LiveAction = v.InferOutput<typeof liveAction>;

/** News for the page: one kind of change, or `reconnected`, after which anything may have changed. */
type Change = LiveAction | 'reconnected';

/** The state of the live channel; `off` until it is started. */
declare const $live: nanostores.ReadableAtom<Live>;
/**
 * The last news of the live channel, once a second at most for each kind: what changed, or `reconnected`, after which
 * anything may have changed. Pages and sub-applications listen, and ask the cloud again at once: the page's turn among all pages
 * that were told has come, and the page can be seen.
 */
declare const $change: nanostores.ReadableAtom<{
    action: Change;
} | undefined>;

/** The server's answers about sub-applications that the page did not name. */
type LookedUp = {
    /** The site has none of this prefix. */
    absent: readonly SubAppPrefix[];
    /** The server could not be asked about these. */
    failed: readonly SubAppPrefix[];
};
/** Undefined where the page names all sub-applications of its site, so that there is nothing to ask. */
declare const $lookedUp: nanostores.ReadableAtom<LookedUp | undefined>;
/**
 * Asks the server about those of these sub-applications that the page does not know yet.
 * @throws the error of the question, after it was told to the console
 */
declare const lookUp: (prefixes: readonly SubAppPrefix[]) => Promise<void>;

/** The complete menu of the signed-in user, as the cloud sent it. In the state `failed` the person can try again. */
type Menu = {
    state: 'unknown';
} | {
    state: 'loading';
} | {
    state: 'failed';
} | {
    state: 'ready';
    items: MenuItem[];
};
declare const $menu: nanostores.ReadableAtom<Menu>;
declare const $visibleMenu: nanostores.ReadableAtom<MenuItem[]>;
/**
 * Loads the menu once per token. Calls at the same time share the request. Never throws: `failed` is a state that the
 * sidebar shows with a retry button, and the portal's own pages work without a menu.
 */
declare const loadMenu: () => Promise<void>;

/** Joins an entry's path to its parent's. A path that starts with a slash is already complete. */
declare const joinPath: (parent: string, path: string) => string;
/** A node of a tree with paths: a menu entry of the cloud, or one that the sidebar draws. */
type PathNode<Node> = {
    path: string;
    children: readonly Node[];
};
/**
 * The entries from the root to the entry that an address belongs to; empty when no entry covers the address. The entry
 * with the longest matching path wins; whole segments are compared. So an address below an entry (a robot's own page
 * below the list) belongs to that entry. Of two equal matches, the inner entry is the page and the outer one is its
 * group.
 */
declare const trailTo: <Node extends PathNode<Node>>(nodes: readonly Node[], pathname: string) => Node[];
/**
 * Whether the menu opens an address of a sub-application. The longest matching entry and its groups decide. An address
 * that no entry covers is closed. An address below an open entry is open: the sub-application and the cloud check it.
 * When a menu has no entries for the pages of material packs, another entry covers them. So their addresses are closed
 * separately (spec §5).
 */
declare const opensPath: (menu: readonly MenuItem[], held: readonly string[], pathname: string) => boolean;
/**
 * The address of a menu entry, when it is safe to follow. Only a sub-application's address in normal form is
 * safe: `..`, a backslash or a query could lead elsewhere (T24).
 * @param named the sub-applications of the environment; without them only the thirteen are known
 */
declare const menuAddress: (path: string, named?: NamedSubApps) => string | undefined;

/** The pages that exist behind menu entries. Undefined when unknown: then every entry counts as having a page. */
declare const $offered: nanostores.ReadableAtom<Offered | undefined>;
/** Tells which pages exist. root-config knows them from the import map. */
declare const setOffered: (offered: Offered | undefined) => void;

/** A sub-application whose code runs in this tab. */
type OpenApplication = {
    name: string;
    /** Where its module came from; undefined once somebody was told that the tab stopped answering. */
    address?: string | undefined;
};
/** The open sub-application that this tab has stored. The last page of the tab may have stored it. */
declare const readOpenApplication: () => OpenApplication | undefined;
/** A browser without storage counts as a tab without an open sub-application. */
declare const keepOpenApplication: (open: OpenApplication | undefined) => void;

declare const message: v.ObjectSchema<{
    readonly messageRecordId: v.NumberSchema<undefined>;
    readonly title: v.StringSchema<undefined>;
    readonly content: v.StringSchema<undefined>;
    readonly url: v.NullableSchema<v.StringSchema<undefined>, undefined>;
    readonly createTime: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>]>;
    readonly status: v.PicklistSchema<(1 | 2)[], undefined>;
}, undefined>;
type Message = v.InferOutput<typeof message>;
declare const messageCount: Call<undefined, undefined, v.ObjectSchema<{
    readonly unReadCount: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly readCount: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
    readonly count: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>]>;
}, undefined>, false>;

/** The tabs of the message drawer (spec §2), each with its status in the cloud's call. */
declare const messageTabs: {
    readonly unread: 1;
    readonly read: 2;
    readonly all: "";
};
type MessageTab = keyof typeof messageTabs;
/** One shown page of messages. `arrived` counts newer messages that are not in it. */
type ShownMessages = {
    tab: MessageTab;
    pageNo: number;
    list: readonly Message[];
    total: number;
    arrived: number;
};

/** The state of the drawer. In `closed`, only counts are loaded. */
type Messages = {
    state: 'closed';
} | {
    state: 'loading' | 'failed';
    tab: MessageTab;
    pageNo: number;
    total: number;
} | ({
    state: 'ready';
} & ShownMessages);

/** Starts the live channel. The messages follow the channel and the opening of the drawer. */
declare const startCentre: () => {
    $messages: nanostores.ReadableAtom<Messages>;
    showMessages: (tab: MessageTab, pageNo?: number) => Promise<void>;
    showPage: (wanted: number) => Promise<void>;
    retryMessages: () => Promise<void>;
    readOne: ({ messageRecordId, status }: Message) => Promise<void>;
    readAll: () => Promise<void>;
    refresh: () => void;
    live: (why: "online" | "reconnect" | "visible") => void;
};

/** The drawer's messages and their actions. `live` tells the live channel about a new reason to try. */
type MessageCentre = ReturnType<typeof startCentre>;
/** Undefined until it is loaded. The first page does not need it. */
declare const $messageCentre: nanostores.ReadableAtom<{
    $messages: nanostores.ReadableAtom<Messages>;
    showMessages: (tab: MessageTab, pageNo?: number) => Promise<void>;
    showPage: (wanted: number) => Promise<void>;
    retryMessages: () => Promise<void>;
    readOne: ({ messageRecordId, status }: Message) => Promise<void>;
    readAll: () => Promise<void>;
    refresh: () => void;
    live: (why: "online" | "reconnect" | "visible") => void;
} | undefined>;
/**
 * Loads the message part of the session and starts the live channel, once. A failure goes to the console, and the next
 * call tries again.
 */
declare const startMessageCentre: () => Promise<void>;
/**
 * Calls back when a member needs messages: when the page is idle, and at once when the drawer opens. It can call back
 * several times.
 */
declare const whenMessagesAreNeeded: (act: (reason: "idle" | "opened") => void) => void;

type MessageCounts = CallData<typeof messageCount>;
/** The person's message counts; undefined before the cloud's first answer. */
declare const $messageCounts: nanostores.ReadableAtom<{
    unReadCount: number;
    readCount: number;
    count: number;
} | undefined>;
declare const $unread: nanostores.ReadableAtom<number | undefined>;
/**
 * Whether the message drawer is open. The bell in the header and the drawer are two elements, and both can close it.
 */
declare const $messagesOpen: nanostores.ReadableAtom<boolean>;
/** Opens or closes the message drawer. */
declare const openDrawer: (open: boolean) => void;
/** Loads the counts for the header. A failure keeps the old counts and goes to the console. */
declare const loadMessageCounts: () => Promise<void>;

/**
 * The address that a message links to, when it is safe: `http:` or `https:` without a user before the host, or a path
 * on this origin (spec §4.23). An address that a browser reads as anything else, above all as script, is no link (T22).
 */
declare const messageLink: (url: string | null) => string | undefined;

/** Notes that the portal loads the page again on its own. The next page tells the person why. */
declare const keepReloaded: () => void;
/** Whether this page was loaded again by the portal. The first call answers, later ones don't. */
declare const takeReloaded: () => boolean;

/** All addresses of the portal itself. No other file contains one. */
declare const paths: {
    readonly root: "/";
    readonly login: "/login";
    readonly olderLogin: "/loginV1";
    readonly dashboard: "/dashboard";
    readonly account: "/account";
    /** The account page with the open password dialog. */
    readonly setPassword: "/account?change=password";
    readonly reserve: "/reserve";
    /** The steps that book an appointment. */
    readonly addReservation: "/reserve?add";
    readonly secure: "/secure";
    readonly languages: "/lang";
    readonly releases: "/ops/releases";
    /** Opens in its own tab, which then goes to the cleaning control centre. */
    readonly cleaningCentre: "/cleaning-centre";
    readonly unauthorized: "/401";
    readonly notFound: "/404";
    /** The sign-in page, which returns to an address afterwards, query and hash included. */
    readonly loginThen: (address: string) => string;
};

/** Whether an address is one of the sign-in pages. */
declare const isLoginPath: (pathname: string) => boolean;
/**
 * Returns the address as a path on this origin. Undefined when a browser could read it as another origin or as script:
 * `//evil`, `/\evil`, `/<tab>/evil`, `javascript:` (T01 to T03).
 */
declare const pathOnThisOrigin: (address: string) => string | undefined;
/**
 * The address after sign-in: the requested `redirect` when it is a path on this origin, else the start page. The
 * sign-in pages are refused too, because they would redirect a member in a circle.
 */
declare const safeRedirect: (asked: string | null | undefined) => string;

/**
 * Starts the session with the given adapter: reads the stored values and starts to load the texts. Calls can be made as
 * soon as this function returns.
 * @returns a promise that resolves when the first language is shown
 */
declare const startSession: (adapter: SessionAdapter) => Promise<void>;

type KeptName = 'passwordReminders' | 'tables';
/** A value that the signed-in person keeps on this device. The caller must check it: any script may have written it. */
declare const readKept: (name: KeptName) => unknown;
/** Keeps a value for the signed-in person on this device. It must be one that JSON can hold. */
declare const keep: (name: KeptName, value: unknown) => void;

/**
 * All cookies of the portal, each with its name and lifetime in days (spec §9). A token's cookie lives as long as the
 * token, so its days are given when it is written.
 */
declare const stored: {
    readonly token: {
        readonly name: "portal_token";
        readonly days: undefined;
    };
    readonly tokenExpiry: {
        readonly name: "portal_token_expiry";
        readonly days: 30;
    };
    readonly language: {
        readonly name: "portal_language";
        readonly days: 365;
    };
    readonly theme: {
        readonly name: "portal_theme";
        readonly days: 365;
    };
    readonly sidebar: {
        readonly name: "portal_sidebar";
        readonly days: 365;
    };
    readonly rememberedAccount: {
        readonly name: "portal_account";
        readonly days: 30;
    };
    readonly agreement: {
        readonly name: "portal_agreement";
        readonly days: 30;
    };
};
type StoredName = keyof typeof stored;

/** The stored text; undefined when there is none, or when the browser refuses cookies. */
declare const readStored: (item: StoredName) => string | undefined;
/** Stores a text for the days of its item, or for `days` when the item has no fixed lifetime. */
declare const writeStored: (item: StoredName, value: string, days?: number) => void;
declare const removeStored: (item: StoredName) => void;

/**
 * The text beside the sign-in form, in a file that `environment.json` names, so that only that form fetches it. Each
 * deployment tells its products and its contacts.
 */
declare const welcome: v.ObjectSchema<{
    readonly robotKinds: v.ArraySchema<v.PicklistSchema<readonly ["delivery", "hotel", "disinfection", "medical", "snack", "guide", "cruise", "cleaning"], undefined>, undefined>;
    readonly recommendations: v.ArraySchema<v.ObjectSchema<{
        readonly title: v.ObjectSchema<{
            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>;
            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
        }, undefined>;
        readonly text: v.ObjectSchema<{
            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>;
            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
        }, undefined>;
        readonly address: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.CheckAction<string, string>, v.RegexAction<string, "a path on this origin or an https address">]>, undefined>;
    }, undefined>, undefined>;
    readonly solutions: v.ArraySchema<v.ObjectSchema<{
        readonly title: v.ObjectSchema<{
            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>;
            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
        }, undefined>;
        readonly text: v.ObjectSchema<{
            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>;
            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
        }, undefined>;
        readonly address: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.CheckAction<string, string>, v.RegexAction<string, "a path on this origin or an https address">]>, undefined>;
    }, undefined>, undefined>;
    readonly support: v.NullableSchema<v.ObjectSchema<{
        readonly text: v.ObjectSchema<{
            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>;
            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
        }, undefined>;
        readonly address: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.CheckAction<string, string>, v.RegexAction<string, "a path on this origin or an https address">]>, undefined>;
        readonly email: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.EmailAction<string, undefined>]>, undefined>;
        readonly phone: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a phone number with its country code">]>, undefined>;
    }, undefined>, undefined>;
    readonly video: v.NullableSchema<v.ObjectSchema<{
        readonly title: v.ObjectSchema<{
            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>;
            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
        }, undefined>;
        readonly description: v.ObjectSchema<{
            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>;
            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
        }, undefined>;
        readonly address: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a path on this origin">]>;
    }, undefined>, undefined>;
    readonly document: v.NullableSchema<v.ObjectSchema<{
        readonly title: v.ObjectSchema<{
            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>;
            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
        }, undefined>;
        readonly address: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a path on this origin">]>;
    }, undefined>, undefined>;
    readonly links: v.ArraySchema<v.ObjectSchema<{
        readonly title: v.ObjectSchema<{
            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>;
            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
        }, undefined>;
        readonly address: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.CheckAction<string, string>, v.RegexAction<string, "a path on this origin or an https address">]>;
    }, undefined>, undefined>;
}, undefined>;
type Welcome = v.InferOutput<typeof welcome>;

/**
 * The product information beside the sign-in form, when the environment names a file for it.
 * @throws Unreachable when the file can't be loaded or does not match the contract
 */
declare const loadWelcome: () => Promise<Welcome | undefined>;

export { $change, $contributedCards, $contributedSearches, $language, $layout, $live, $lookedUp, $menu, $messageCentre, $messageCounts, $messagesOpen, $mobileLink, $offered, $permissions, $remindOfPassword, $session, $sidebar, $subAppMode, $theme, $token, $translate, $translateOr, $unread, $usedElsewhere, $user, $visibleMenu, ContractBroken, LinkValues, NothingPermitted, OwnTranslate, Refused, TimedOut, Topic, Translate, Unreachable, acceptMobileLink, actLock, addMessages, allows, browserAdapter, changeLanguage, changeTheme, codeResendTime, collapseSidebar, contributedLinks, declinePasswordReminders, dismissUsedElsewhere, environment, followLanguageFiles, isLoginPath, joinPath, keep, keepOpenApplication, keepReloaded, loadMenu, loadMessageCounts, loadTexts, loadUser, loadWelcome, lookUp, menuAddress, messageLink, nextTask, nothingSent, openDrawer, opensPath, pathOnThisOrigin, paths, readAccountName, readKept, readMobileLink, readOpenApplication, readPageConfig, readStored, readUserAnew, refreshLanguageFiles, refreshUser, removeStored, renderedValues, safeRedirect, searchExtension, sendCode, sentenceOf, setExtender, setMobileLink, setOffered, showExtension, signIn, signInByWorkplace, signOut, startMessageCentre, startSession, takeReloaded, tenantNameOf, themes, trailTo, translate, translateOr, whenIdle, whenMessagesAreNeeded, writeStored };
export type { AccountName, ActState, AskToReplace, ContributedLink, ExtensionState, Found, KnownAccountName, Layout, Live, LookedUp, Menu, MessageCentre, MessageCounts, MessageTab, MobileLink, OpenApplication, Proof, Searching, Session, SessionAdapter, ShownMessages, StoreValues, Theme, TranslateOr, UsedElsewhere };
