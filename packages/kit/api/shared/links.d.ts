import * as v from 'valibot';

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
/** The site fields of spec §3, and what differs from one deployment to the next. A browser is sent all of it. */
declare const environment: v.StrictObjectSchema<{
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
    readonly apiBase: v.NullableSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "an origin, as https://cloud.example.com">]>, undefined>;
    /** Where the live channel is, when it is not where the cloud is. */
    readonly socketBase: v.NullableSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "an origin, as wss://live.example.com">]>, undefined>;
    /** The domain that the session's cookies are shared on; null keeps them on the portal's own host. */
    readonly cookieDomain: v.NullableSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a domain, as example.com">]>, undefined>;
    /** Other origins that sub-applications may be loaded from; everything else is refused by the page's policy. */
    readonly moduleOrigins: v.ArraySchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "an origin, as https://cloud.example.com">]>, undefined>;
    /** Null where the site has none: the menu's entry then opens a page that says so. */
    readonly cleaningCentre: v.NullableSchema<v.VariantSchema<"signedBy", [v.StrictObjectSchema<{
        readonly signedBy: v.LiteralSchema<"cloud", undefined>;
        readonly address: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a path on this origin or an https address, without a query">]>;
    }, undefined>, v.StrictObjectSchema<{
        readonly signedBy: v.LiteralSchema<"portal", undefined>;
        readonly address: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a path on this origin or an https address, without a query">]>;
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
        readonly issuer: v.UnionSchema<[v.LiteralSchema<"/dev/workplace", undefined>, v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, undefined>]>], "an https address without a query, or /dev/workplace">;
        readonly clientId: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>;
        /**
         * Where people reach the portal, and the provider sends them back to. Without it the host that the request names, by
         * http: for a portal with no proxy in front of it.
         */
        readonly origin: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "an https origin">]>, undefined>;
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
    /** The file of what stands beside the sign-in form (`welcome` in welcome.ts); a site without one shows the portal alone. */
    readonly welcome: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a path on this origin">]>, undefined>;
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
        }[], v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.PicklistIssue | v.ArrayIssue | v.StrictObjectIssue | v.NonEmptyIssue<string> | v.UnionIssue<v.StringIssue | v.MaxLengthIssue<string, number> | v.StrictObjectIssue | v.NonEmptyIssue<string>> | v.CheckIssue<{
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
                /** For languages without one. */
                readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
            }, undefined>], "a name, or names by language with an English one">;
            readonly icon: v.PicklistSchema<readonly ["website", "documents", "support", "chat", "video", "mail", "phone", "shop", "community", "news"], undefined>;
            readonly link: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "an https address">]>, undefined>;
            /** A picture to be scanned, of this origin: the page's policy takes no other. */
            readonly qr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a path on this origin that ends in .svg, .png or .webp">]>, undefined>;
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
                /** For languages without one. */
                readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
            }, undefined>], "a name, or names by language with an English one">;
            readonly icon: v.PicklistSchema<readonly ["website", "documents", "support", "chat", "video", "mail", "phone", "shop", "community", "news"], undefined>;
            readonly link: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "an https address">]>, undefined>;
            /** A picture to be scanned, of this origin: the page's policy takes no other. */
            readonly qr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a path on this origin that ends in .svg, .png or .webp">]>, undefined>;
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
            readonly issue: v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.PicklistIssue | v.ArrayIssue | v.StrictObjectIssue | v.NonEmptyIssue<string> | v.UnionIssue<v.StringIssue | v.MaxLengthIssue<string, number> | v.StrictObjectIssue | v.NonEmptyIssue<string>> | v.CheckIssue<{
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
    /** The pages of the import map's sub-applications. One that is not named here has a page for every entry. */
    readonly subApps: v.OptionalSchema<Omit<v.StrictObjectSchema<Record<"auth" | "cleanCC" | "deploy" | "message" | "operation" | "ota" | "platform" | "resourceweb" | "robot" | "shop" | "statement" | "store" | "study", v.StrictObjectSchema<{
        /**
         * Paths below its address for which it has a page, each with all that lies below; the empty one is its address alone.
         * Entries of the menu at other paths are not here yet. Without it there is a page for every entry.
         */
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
        /**
         * Its addresses for other sub-applications, by name: paths below its own address, where `:storeId` stands for a value.
         * A sub-application asks for `store.detail` and gets an address, or nothing where this one is absent.
         */
        readonly links: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a name, as detail">]>, v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a path without a slash at its ends, as list or :storeId/edit">]>, undefined>, undefined>;
        readonly extends: v.OptionalSchema<v.StrictObjectSchema<{
            readonly dashboardCard: v.OptionalSchema<v.StrictObjectSchema<{
                readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                    /** For languages without one. */
                    readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                    readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                    readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                    readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                    readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                    readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                }, undefined>], "a name, or names by language with an English one">;
                /** The permission that it needs, besides the one of the sub-application's menu entry. */
                readonly permission: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
            }, undefined>, undefined>;
            readonly search: v.OptionalSchema<v.StrictObjectSchema<{
                readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                    /** For languages without one. */
                    readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                    readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                    readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                    readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                    readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                    readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                }, undefined>], "a name, or names by language with an English one">;
                /** The permission that it needs, besides the one of the sub-application's menu entry. */
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
                        /** For languages without one. */
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
                        /** For languages without one. */
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
                        /** For languages without one. */
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
                        /** For languages without one. */
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
    }, undefined>>, undefined>, "entries" | "~run" | "~standard" | "~types"> & {
        readonly entries: {
            shop: v.OptionalSchema<v.StrictObjectSchema<{
                /**
                 * Paths below its address for which it has a page, each with all that lies below; the empty one is its address alone.
                 * Entries of the menu at other paths are not here yet. Without it there is a page for every entry.
                 */
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
                /**
                 * Its addresses for other sub-applications, by name: paths below its own address, where `:storeId` stands for a value.
                 * A sub-application asks for `store.detail` and gets an address, or nothing where this one is absent.
                 */
                readonly links: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a name, as detail">]>, v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a path without a slash at its ends, as list or :storeId/edit">]>, undefined>, undefined>;
                readonly extends: v.OptionalSchema<v.StrictObjectSchema<{
                    readonly dashboardCard: v.OptionalSchema<v.StrictObjectSchema<{
                        readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                            /** For languages without one. */
                            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        }, undefined>], "a name, or names by language with an English one">;
                        /** The permission that it needs, besides the one of the sub-application's menu entry. */
                        readonly permission: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
                    }, undefined>, undefined>;
                    readonly search: v.OptionalSchema<v.StrictObjectSchema<{
                        readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                            /** For languages without one. */
                            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        }, undefined>], "a name, or names by language with an English one">;
                        /** The permission that it needs, besides the one of the sub-application's menu entry. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
            }, undefined>, undefined>;
            message: v.OptionalSchema<v.StrictObjectSchema<{
                /**
                 * Paths below its address for which it has a page, each with all that lies below; the empty one is its address alone.
                 * Entries of the menu at other paths are not here yet. Without it there is a page for every entry.
                 */
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
                /**
                 * Its addresses for other sub-applications, by name: paths below its own address, where `:storeId` stands for a value.
                 * A sub-application asks for `store.detail` and gets an address, or nothing where this one is absent.
                 */
                readonly links: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a name, as detail">]>, v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a path without a slash at its ends, as list or :storeId/edit">]>, undefined>, undefined>;
                readonly extends: v.OptionalSchema<v.StrictObjectSchema<{
                    readonly dashboardCard: v.OptionalSchema<v.StrictObjectSchema<{
                        readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                            /** For languages without one. */
                            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        }, undefined>], "a name, or names by language with an English one">;
                        /** The permission that it needs, besides the one of the sub-application's menu entry. */
                        readonly permission: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
                    }, undefined>, undefined>;
                    readonly search: v.OptionalSchema<v.StrictObjectSchema<{
                        readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                            /** For languages without one. */
                            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        }, undefined>], "a name, or names by language with an English one">;
                        /** The permission that it needs, besides the one of the sub-application's menu entry. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
            }, undefined>, undefined>;
            cleanCC: v.OptionalSchema<v.StrictObjectSchema<{
                /**
                 * Paths below its address for which it has a page, each with all that lies below; the empty one is its address alone.
                 * Entries of the menu at other paths are not here yet. Without it there is a page for every entry.
                 */
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
                /**
                 * Its addresses for other sub-applications, by name: paths below its own address, where `:storeId` stands for a value.
                 * A sub-application asks for `store.detail` and gets an address, or nothing where this one is absent.
                 */
                readonly links: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a name, as detail">]>, v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a path without a slash at its ends, as list or :storeId/edit">]>, undefined>, undefined>;
                readonly extends: v.OptionalSchema<v.StrictObjectSchema<{
                    readonly dashboardCard: v.OptionalSchema<v.StrictObjectSchema<{
                        readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                            /** For languages without one. */
                            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        }, undefined>], "a name, or names by language with an English one">;
                        /** The permission that it needs, besides the one of the sub-application's menu entry. */
                        readonly permission: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
                    }, undefined>, undefined>;
                    readonly search: v.OptionalSchema<v.StrictObjectSchema<{
                        readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                            /** For languages without one. */
                            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        }, undefined>], "a name, or names by language with an English one">;
                        /** The permission that it needs, besides the one of the sub-application's menu entry. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
            }, undefined>, undefined>;
            auth: v.OptionalSchema<v.StrictObjectSchema<{
                /**
                 * Paths below its address for which it has a page, each with all that lies below; the empty one is its address alone.
                 * Entries of the menu at other paths are not here yet. Without it there is a page for every entry.
                 */
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
                /**
                 * Its addresses for other sub-applications, by name: paths below its own address, where `:storeId` stands for a value.
                 * A sub-application asks for `store.detail` and gets an address, or nothing where this one is absent.
                 */
                readonly links: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a name, as detail">]>, v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a path without a slash at its ends, as list or :storeId/edit">]>, undefined>, undefined>;
                readonly extends: v.OptionalSchema<v.StrictObjectSchema<{
                    readonly dashboardCard: v.OptionalSchema<v.StrictObjectSchema<{
                        readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                            /** For languages without one. */
                            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        }, undefined>], "a name, or names by language with an English one">;
                        /** The permission that it needs, besides the one of the sub-application's menu entry. */
                        readonly permission: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
                    }, undefined>, undefined>;
                    readonly search: v.OptionalSchema<v.StrictObjectSchema<{
                        readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                            /** For languages without one. */
                            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        }, undefined>], "a name, or names by language with an English one">;
                        /** The permission that it needs, besides the one of the sub-application's menu entry. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
            }, undefined>, undefined>;
            store: v.OptionalSchema<v.StrictObjectSchema<{
                /**
                 * Paths below its address for which it has a page, each with all that lies below; the empty one is its address alone.
                 * Entries of the menu at other paths are not here yet. Without it there is a page for every entry.
                 */
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
                /**
                 * Its addresses for other sub-applications, by name: paths below its own address, where `:storeId` stands for a value.
                 * A sub-application asks for `store.detail` and gets an address, or nothing where this one is absent.
                 */
                readonly links: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a name, as detail">]>, v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a path without a slash at its ends, as list or :storeId/edit">]>, undefined>, undefined>;
                readonly extends: v.OptionalSchema<v.StrictObjectSchema<{
                    readonly dashboardCard: v.OptionalSchema<v.StrictObjectSchema<{
                        readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                            /** For languages without one. */
                            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        }, undefined>], "a name, or names by language with an English one">;
                        /** The permission that it needs, besides the one of the sub-application's menu entry. */
                        readonly permission: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
                    }, undefined>, undefined>;
                    readonly search: v.OptionalSchema<v.StrictObjectSchema<{
                        readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                            /** For languages without one. */
                            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        }, undefined>], "a name, or names by language with an English one">;
                        /** The permission that it needs, besides the one of the sub-application's menu entry. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
            }, undefined>, undefined>;
            robot: v.OptionalSchema<v.StrictObjectSchema<{
                /**
                 * Paths below its address for which it has a page, each with all that lies below; the empty one is its address alone.
                 * Entries of the menu at other paths are not here yet. Without it there is a page for every entry.
                 */
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
                /**
                 * Its addresses for other sub-applications, by name: paths below its own address, where `:storeId` stands for a value.
                 * A sub-application asks for `store.detail` and gets an address, or nothing where this one is absent.
                 */
                readonly links: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a name, as detail">]>, v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a path without a slash at its ends, as list or :storeId/edit">]>, undefined>, undefined>;
                readonly extends: v.OptionalSchema<v.StrictObjectSchema<{
                    readonly dashboardCard: v.OptionalSchema<v.StrictObjectSchema<{
                        readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                            /** For languages without one. */
                            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        }, undefined>], "a name, or names by language with an English one">;
                        /** The permission that it needs, besides the one of the sub-application's menu entry. */
                        readonly permission: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
                    }, undefined>, undefined>;
                    readonly search: v.OptionalSchema<v.StrictObjectSchema<{
                        readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                            /** For languages without one. */
                            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        }, undefined>], "a name, or names by language with an English one">;
                        /** The permission that it needs, besides the one of the sub-application's menu entry. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
            }, undefined>, undefined>;
            resourceweb: v.OptionalSchema<v.StrictObjectSchema<{
                /**
                 * Paths below its address for which it has a page, each with all that lies below; the empty one is its address alone.
                 * Entries of the menu at other paths are not here yet. Without it there is a page for every entry.
                 */
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
                /**
                 * Its addresses for other sub-applications, by name: paths below its own address, where `:storeId` stands for a value.
                 * A sub-application asks for `store.detail` and gets an address, or nothing where this one is absent.
                 */
                readonly links: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a name, as detail">]>, v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a path without a slash at its ends, as list or :storeId/edit">]>, undefined>, undefined>;
                readonly extends: v.OptionalSchema<v.StrictObjectSchema<{
                    readonly dashboardCard: v.OptionalSchema<v.StrictObjectSchema<{
                        readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                            /** For languages without one. */
                            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        }, undefined>], "a name, or names by language with an English one">;
                        /** The permission that it needs, besides the one of the sub-application's menu entry. */
                        readonly permission: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
                    }, undefined>, undefined>;
                    readonly search: v.OptionalSchema<v.StrictObjectSchema<{
                        readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                            /** For languages without one. */
                            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        }, undefined>], "a name, or names by language with an English one">;
                        /** The permission that it needs, besides the one of the sub-application's menu entry. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
            }, undefined>, undefined>;
            ota: v.OptionalSchema<v.StrictObjectSchema<{
                /**
                 * Paths below its address for which it has a page, each with all that lies below; the empty one is its address alone.
                 * Entries of the menu at other paths are not here yet. Without it there is a page for every entry.
                 */
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
                /**
                 * Its addresses for other sub-applications, by name: paths below its own address, where `:storeId` stands for a value.
                 * A sub-application asks for `store.detail` and gets an address, or nothing where this one is absent.
                 */
                readonly links: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a name, as detail">]>, v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a path without a slash at its ends, as list or :storeId/edit">]>, undefined>, undefined>;
                readonly extends: v.OptionalSchema<v.StrictObjectSchema<{
                    readonly dashboardCard: v.OptionalSchema<v.StrictObjectSchema<{
                        readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                            /** For languages without one. */
                            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        }, undefined>], "a name, or names by language with an English one">;
                        /** The permission that it needs, besides the one of the sub-application's menu entry. */
                        readonly permission: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
                    }, undefined>, undefined>;
                    readonly search: v.OptionalSchema<v.StrictObjectSchema<{
                        readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                            /** For languages without one. */
                            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        }, undefined>], "a name, or names by language with an English one">;
                        /** The permission that it needs, besides the one of the sub-application's menu entry. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
            }, undefined>, undefined>;
            operation: v.OptionalSchema<v.StrictObjectSchema<{
                /**
                 * Paths below its address for which it has a page, each with all that lies below; the empty one is its address alone.
                 * Entries of the menu at other paths are not here yet. Without it there is a page for every entry.
                 */
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
                /**
                 * Its addresses for other sub-applications, by name: paths below its own address, where `:storeId` stands for a value.
                 * A sub-application asks for `store.detail` and gets an address, or nothing where this one is absent.
                 */
                readonly links: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a name, as detail">]>, v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a path without a slash at its ends, as list or :storeId/edit">]>, undefined>, undefined>;
                readonly extends: v.OptionalSchema<v.StrictObjectSchema<{
                    readonly dashboardCard: v.OptionalSchema<v.StrictObjectSchema<{
                        readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                            /** For languages without one. */
                            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        }, undefined>], "a name, or names by language with an English one">;
                        /** The permission that it needs, besides the one of the sub-application's menu entry. */
                        readonly permission: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
                    }, undefined>, undefined>;
                    readonly search: v.OptionalSchema<v.StrictObjectSchema<{
                        readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                            /** For languages without one. */
                            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        }, undefined>], "a name, or names by language with an English one">;
                        /** The permission that it needs, besides the one of the sub-application's menu entry. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
            }, undefined>, undefined>;
            platform: v.OptionalSchema<v.StrictObjectSchema<{
                /**
                 * Paths below its address for which it has a page, each with all that lies below; the empty one is its address alone.
                 * Entries of the menu at other paths are not here yet. Without it there is a page for every entry.
                 */
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
                /**
                 * Its addresses for other sub-applications, by name: paths below its own address, where `:storeId` stands for a value.
                 * A sub-application asks for `store.detail` and gets an address, or nothing where this one is absent.
                 */
                readonly links: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a name, as detail">]>, v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a path without a slash at its ends, as list or :storeId/edit">]>, undefined>, undefined>;
                readonly extends: v.OptionalSchema<v.StrictObjectSchema<{
                    readonly dashboardCard: v.OptionalSchema<v.StrictObjectSchema<{
                        readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                            /** For languages without one. */
                            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        }, undefined>], "a name, or names by language with an English one">;
                        /** The permission that it needs, besides the one of the sub-application's menu entry. */
                        readonly permission: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
                    }, undefined>, undefined>;
                    readonly search: v.OptionalSchema<v.StrictObjectSchema<{
                        readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                            /** For languages without one. */
                            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        }, undefined>], "a name, or names by language with an English one">;
                        /** The permission that it needs, besides the one of the sub-application's menu entry. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
            }, undefined>, undefined>;
            deploy: v.OptionalSchema<v.StrictObjectSchema<{
                /**
                 * Paths below its address for which it has a page, each with all that lies below; the empty one is its address alone.
                 * Entries of the menu at other paths are not here yet. Without it there is a page for every entry.
                 */
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
                /**
                 * Its addresses for other sub-applications, by name: paths below its own address, where `:storeId` stands for a value.
                 * A sub-application asks for `store.detail` and gets an address, or nothing where this one is absent.
                 */
                readonly links: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a name, as detail">]>, v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a path without a slash at its ends, as list or :storeId/edit">]>, undefined>, undefined>;
                readonly extends: v.OptionalSchema<v.StrictObjectSchema<{
                    readonly dashboardCard: v.OptionalSchema<v.StrictObjectSchema<{
                        readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                            /** For languages without one. */
                            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        }, undefined>], "a name, or names by language with an English one">;
                        /** The permission that it needs, besides the one of the sub-application's menu entry. */
                        readonly permission: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
                    }, undefined>, undefined>;
                    readonly search: v.OptionalSchema<v.StrictObjectSchema<{
                        readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                            /** For languages without one. */
                            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        }, undefined>], "a name, or names by language with an English one">;
                        /** The permission that it needs, besides the one of the sub-application's menu entry. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
            }, undefined>, undefined>;
            statement: v.OptionalSchema<v.StrictObjectSchema<{
                /**
                 * Paths below its address for which it has a page, each with all that lies below; the empty one is its address alone.
                 * Entries of the menu at other paths are not here yet. Without it there is a page for every entry.
                 */
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
                /**
                 * Its addresses for other sub-applications, by name: paths below its own address, where `:storeId` stands for a value.
                 * A sub-application asks for `store.detail` and gets an address, or nothing where this one is absent.
                 */
                readonly links: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a name, as detail">]>, v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a path without a slash at its ends, as list or :storeId/edit">]>, undefined>, undefined>;
                readonly extends: v.OptionalSchema<v.StrictObjectSchema<{
                    readonly dashboardCard: v.OptionalSchema<v.StrictObjectSchema<{
                        readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                            /** For languages without one. */
                            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        }, undefined>], "a name, or names by language with an English one">;
                        /** The permission that it needs, besides the one of the sub-application's menu entry. */
                        readonly permission: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
                    }, undefined>, undefined>;
                    readonly search: v.OptionalSchema<v.StrictObjectSchema<{
                        readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                            /** For languages without one. */
                            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        }, undefined>], "a name, or names by language with an English one">;
                        /** The permission that it needs, besides the one of the sub-application's menu entry. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
            }, undefined>, undefined>;
            study: v.OptionalSchema<v.StrictObjectSchema<{
                /**
                 * Paths below its address for which it has a page, each with all that lies below; the empty one is its address alone.
                 * Entries of the menu at other paths are not here yet. Without it there is a page for every entry.
                 */
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
                /**
                 * Its addresses for other sub-applications, by name: paths below its own address, where `:storeId` stands for a value.
                 * A sub-application asks for `store.detail` and gets an address, or nothing where this one is absent.
                 */
                readonly links: v.OptionalSchema<v.RecordSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a name, as detail">]>, v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.RegexAction<string, "a path without a slash at its ends, as list or :storeId/edit">]>, undefined>, undefined>;
                readonly extends: v.OptionalSchema<v.StrictObjectSchema<{
                    readonly dashboardCard: v.OptionalSchema<v.StrictObjectSchema<{
                        readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                            /** For languages without one. */
                            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        }, undefined>], "a name, or names by language with an English one">;
                        /** The permission that it needs, besides the one of the sub-application's menu entry. */
                        readonly permission: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, undefined>]>, undefined>;
                    }, undefined>, undefined>;
                    readonly search: v.OptionalSchema<v.StrictObjectSchema<{
                        readonly name: v.UnionSchema<[v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, v.StrictObjectSchema<{
                            /** For languages without one. */
                            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>;
                            readonly zh: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ja: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly ko: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly th: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                            readonly fr: v.OptionalSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>, v.ReadonlyAction<string>]>, v.NonEmptyAction<string, "a name">]>, undefined>;
                        }, undefined>], "a name, or names by language with an English one">;
                        /** The permission that it needs, besides the one of the sub-application's menu entry. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
                                /** For languages without one. */
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
            }, undefined>, undefined>;
        };
        readonly "~standard": v.StandardProps<{
            shop?: {
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
            } | undefined;
            message?: {
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
            } | undefined;
            cleanCC?: {
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
            } | undefined;
            auth?: {
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
            } | undefined;
            store?: {
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
            } | undefined;
            robot?: {
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
            } | undefined;
            resourceweb?: {
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
            } | undefined;
            ota?: {
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
            } | undefined;
            operation?: {
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
            } | undefined;
            platform?: {
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
            } | undefined;
            deploy?: {
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
            } | undefined;
            statement?: {
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
            } | undefined;
            study?: {
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
            } | undefined;
        }, {
            shop?: {
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
            } | undefined;
            message?: {
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
            } | undefined;
            cleanCC?: {
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
            } | undefined;
            auth?: {
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
            } | undefined;
            store?: {
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
            } | undefined;
            robot?: {
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
            } | undefined;
            resourceweb?: {
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
            } | undefined;
            ota?: {
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
            } | undefined;
            operation?: {
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
            } | undefined;
            platform?: {
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
            } | undefined;
            deploy?: {
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
            } | undefined;
            statement?: {
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
            } | undefined;
            study?: {
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
            } | undefined;
        }>;
        readonly "~run": (dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) => v.OutputDataset<{
            shop?: {
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
            } | undefined;
            message?: {
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
            } | undefined;
            cleanCC?: {
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
            } | undefined;
            auth?: {
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
            } | undefined;
            store?: {
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
            } | undefined;
            robot?: {
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
            } | undefined;
            resourceweb?: {
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
            } | undefined;
            ota?: {
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
            } | undefined;
            operation?: {
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
            } | undefined;
            platform?: {
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
            } | undefined;
            deploy?: {
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
            } | undefined;
            statement?: {
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
            } | undefined;
            study?: {
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
            } | undefined;
        }, v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.ArrayIssue | v.StrictObjectIssue | v.NonEmptyIssue<string> | v.UnionIssue<v.StringIssue | v.MaxLengthIssue<string, number> | v.StrictObjectIssue | v.NonEmptyIssue<string>> | v.MaxLengthIssue<string[], number> | v.RecordIssue | v.MaxLengthIssue<{
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
        readonly "~types"?: {
            readonly input: {
                shop?: {
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
                } | undefined;
                message?: {
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
                } | undefined;
                cleanCC?: {
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
                } | undefined;
                auth?: {
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
                } | undefined;
                store?: {
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
                } | undefined;
                robot?: {
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
                } | undefined;
                resourceweb?: {
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
                } | undefined;
                ota?: {
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
                } | undefined;
                operation?: {
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
                } | undefined;
                platform?: {
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
                } | undefined;
                deploy?: {
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
                } | undefined;
                statement?: {
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
                } | undefined;
                study?: {
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
                } | undefined;
            };
            readonly output: {
                shop?: {
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
                } | undefined;
                message?: {
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
                } | undefined;
                cleanCC?: {
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
                } | undefined;
                auth?: {
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
                } | undefined;
                store?: {
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
                } | undefined;
                robot?: {
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
                } | undefined;
                resourceweb?: {
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
                } | undefined;
                ota?: {
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
                } | undefined;
                operation?: {
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
                } | undefined;
                platform?: {
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
                } | undefined;
                deploy?: {
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
                } | undefined;
                statement?: {
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
                } | undefined;
                study?: {
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
                } | undefined;
            };
            readonly issue: v.StringIssue | v.MaxLengthIssue<string, number> | v.RegexIssue<string> | v.ArrayIssue | v.StrictObjectIssue | v.NonEmptyIssue<string> | v.UnionIssue<v.StringIssue | v.MaxLengthIssue<string, number> | v.StrictObjectIssue | v.NonEmptyIssue<string>> | v.MaxLengthIssue<string[], number> | v.RecordIssue | v.MaxLengthIssue<{
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
type Environment = v.InferOutput<typeof environment>;

/** Values for the parts of an address that a link leaves open. */
type LinkValues = Readonly<Record<string, string | number>>;
/**
 * The address of a link by its name, `store.detail`: the sub-application's prefix, and a name of its own. So no
 * application writes addresses of another one, and the other one may move its pages.
 * @param subApps of the environment, which lists the links
 * @returns undefined when there is no such link, or a value is missing
 */
declare const linkAddress: (subApps: Environment["subApps"], name: string, values?: LinkValues) => string | undefined;

export { linkAddress as l };
export type { Environment as E, LinkValues as L, Names as N };
