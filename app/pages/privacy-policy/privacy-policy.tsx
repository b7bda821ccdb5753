import { Trans, t } from "#words";
import { brand, companyName } from "../../content/brand.ts";
import { iso27001, pciDss } from "../../content/claims.ts";
import { effectiveDate } from "../../content/legal.ts";
import { stored } from "../../content/stored.ts";
import { LegalDocument, section } from "../../sections/legal-document.tsx";
import { Mailbox } from "../../sections/mailbox.tsx";

export default function PrivacyPolicy() {
  return (
    <LegalDocument
      path="/privacy-policy"
      note={t`Effective ${effectiveDate}`}
      summary={summary}
      sections={sections}
    />
  );
}

const [cards, management] = [pciDss.name, iso27001.name];

const summary = [
  t`We collect account, transactional, technical and compliance data.`,
  t`How we share and keep it is set by applicable law and by our agreement with the business that you deal with.`,
  t`This website sets no cookies, has no analytics and makes no requests to third parties.`,
  t`As far as applicable law provides, you can ask for a copy of your data, have it corrected, and object to how it is used.`,
] as const;

const sections = [
  section("overview", t`Overview`, {
    purpose: t`This policy explains what personal data ${companyName} (“we”, “us”) collects, why we collect it, what sets how we share and keep it, and what you can ask of us.`,
    people: t`It applies to visitors of this website, to people who write to us, to people who open or use an account for a business, and to people whose data is part of a payment that a business sends or receives through our services.`,
    terms: t`“Personal data” means information about a person who is identified or can be identified, directly or indirectly. “Services” means the payments infrastructure that we provide to businesses under an agreement. “Applicable law” means the law that applies in each case, including data protection law.`,
    roles: t`We decide why and how some data is used: when we answer an enquiry, run an account or meet a legal duty of our own. We handle other data on the instructions of a business that uses our services, as set in our agreement with it.`,
    places: t`Sign-in happens in a separate application, which opens in a new tab. The documentation is a separate site. Each may have its own privacy notice. If it does, please read it together with this policy.`,
    changes: t`When we change this policy we publish the new text on this page with the date from which it applies. Where applicable law requires us to tell you of a change in another way, we do so.`,
  }),
  section("information-we-collect", t`Information We Collect`, {
    kinds: t`We collect four kinds of information.`,
    account: t`**Account data.** Data about an account and the people who use it, such as names and work contact details.`,
    transactional: t`**Transactional data.** Data about a payment, such as its amount, currency, method, status and time, its payer and its recipient.`,
    technical: t`**Technical data.** Data that devices and systems send when our website or services are used, such as a network address.`,
    compliance: t`**Compliance data.** Data that know-your-customer (KYC) and anti-money-laundering (AML) rules require.`,
    messages: t`When you write to us, we use what you choose to send: your name and email address, your company and phone number if you give them, your subject and message, and the language in which you read the page. Please leave out passwords, card numbers and other secrets.`,
    sources: t`You give us this information, or the business that you deal with does. Other sources are those that applicable law allows.`,
    refusal: t`Some data is required by law or by an agreement. Without it we may be unable to open an account, carry out a payment or answer you.`,
  }),
  section("how-we-use-information", t`How We Use Information`, {
    purposes: (
      <Trans>
        We use personal data to:
        <ul>
          <li>open and run accounts;</li>
          <li>process, convert and settle payments;</li>
          <li>meet KYC, AML and other legal duties;</li>
          <li>protect the services and the data in them;</li>
          <li>answer enquiries.</li>
        </ul>
      </Trans>
    ),
    compatible: t`Data is used for another purpose only as applicable law allows, and with your consent where it requires that.`,
    automated: t`Where a check is automated and applicable law gives you the right, you may ask a person to review the outcome, and you may give your view.`,
    advertising: t`This website builds no advertising profile of its visitors.`,
  }),
  section("legal-bases-for-processing", t`Legal Bases for Processing`, {
    bases: (
      <Trans>
        Where applicable law asks for a legal basis, we rely on one or more that it allows:
        <ul>
          <li>
            <b>Contract:</b> we need the data to make or to perform an agreement with you.
          </li>
          <li>
            <b>Legal obligation:</b> a law requires us to collect, check, keep or report it.
          </li>
          <li>
            <b>Legitimate interests:</b> we or others have a fair reason, such as security, the
            prevention of fraud or answering you, which your interests and rights do not outweigh.
          </li>
          <li>
            <b>Consent:</b> you agreed to a particular use.
          </li>
        </ul>
      </Trans>
    ),
    usual: t`Which basis applies depends on the data, its use and applicable law. You may ask us which one it is.`,
    withdrawal: t`You may withdraw consent at any time. This does not affect what was done lawfully before, or uses that have another legal basis.`,
    special: t`Some data may have special protection by law. It is used only as the law allows.`,
  }),
  section("data-sharing", t`Data Sharing`, {
    recipients: (
      <Trans>
        As applicable law and our agreements allow, we share personal data with:
        <ul>
          <li>the parties that process, convert or settle a payment;</li>
          <li>the business that you pay, that pays you, or whose account you use;</li>
          <li>companies in our group, providers and professional advisers;</li>
          <li>regulators, courts and other authorities, where the law requires it.</li>
        </ul>
      </Trans>
    ),
    providers: t`Providers who handle personal data for us do so on the terms that applicable law requires. What they may do with data of a business is as set in its agreement with us.`,
    requests: t`We answer the request of an authority as applicable law requires.`,
    succession: t`If all or part of our business is transferred to another owner, personal data may be transferred with it, as applicable law allows.`,
  }),
  section("international-transfers", t`International Transfers`, {
    reason: t`A cross-border payment sends data between countries. The parties that process it need its details in the countries where it starts, passes through and ends.`,
    safeguards: t`When personal data leaves the country where it was collected, it does so by a method that applicable law allows.`,
    copy: t`As far as applicable law provides, you may ask us which safeguard applies to the transfer of your data, and for a copy of that safeguard.`,
  }),
  section("data-retention", t`Data Retention`, {
    purpose: t`How long personal data is kept is set by applicable law and, for data of a business, by its agreement with us.`,
    criteria: (
      <Trans>
        It can depend on:
        <ul>
          <li>whether an account, a payment, an enquiry or a dispute is still open;</li>
          <li>how long financial, tax and compliance rules require records to be kept;</li>
          <li>how long a legal claim can still be brought.</li>
        </ul>
      </Trans>
    ),
    end: t`After that the data is deleted or made anonymous, as applicable law requires.`,
  }),
  section("your-rights", t`Your Rights`, {
    rights: (
      <Trans>
        As far as applicable law provides, you may ask us to:
        <ul>
          <li>tell you whether we hold data about you, and give you a copy;</li>
          <li>correct data that is wrong, and complete data that is missing;</li>
          <li>delete data, or restrict what is done with it;</li>
          <li>give the data that you gave us to you or to another provider;</li>
          <li>stop a use that you may object to, such as one based on legitimate interests;</li>
          <li>stop sending you messages that you do not want.</li>
        </ul>
      </Trans>
    ),
    request: t`To use any of these rights, write to us as described under [Contact](#contact). We answer within the time that applicable law sets.`,
    identity: t`Before we act, we may ask you to prove who you are, so that your data goes to you alone.`,
    limits: t`Rights have limits. The law may require us to keep records of a payment or a check even if you ask us to delete them.`,
    business: t`Where we handle your data on the instructions of a business, that business decides. Please ask it.`,
    complaint: t`You may complain to the authority that oversees personal data where you live or work. Please write to us first, if you can.`,
  }),
  section("security", t`Security`, {
    measures: t`Personal data is encrypted. Access to it is based on roles, and privileged accounts use multi-factor authentication (MFA). Our controls are ${cards} certified, and we are certified to ${management}.`,
    more: t`The page [Security & Compliance](/security-compliance) describes these measures.`,
    breach: t`When a breach of personal data must be notified, we notify the authorities, the businesses and the people concerned as applicable law requires.`,
    yours: t`No security measure is perfect. Keep your credentials secret. Tell us at once if you think that someone else has used them.`,
  }),
  section("cookies", t`Cookies`, {
    none: t`This website sets no cookies. It has no analytics, no advertising and no tracking pixels, and it makes no requests to third parties.`,
    storage: (
      <>
        {t`To work as you expect, it keeps a few things in your own browser:`}
        <ul>
          {Object.values(stored).map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </>
    ),
    control: t`These entries serve nothing else. You can remove them at any time by clearing this website’s data in your browser.`,
    elsewhere: t`The customer application and the documentation site are separate and may store more. Please check their own notices.`,
  }),
  section("contact", t({ message: "Contact", context: "heading" }), {
    questions: (
      <Trans>
        For questions about this policy, and to use your rights, reach us through{" "}
        <Mailbox address={brand.privacyMailbox} about={t`Privacy enquiry`} />.
      </Trans>
    ),
    content: t`Tell us who you are, how we may reach you, which data or payment you mean and what you would like us to do. Send copies of documents only when we ask for them.`,
    company: t`Corporate and regulatory details of the company that is responsible for your data are provided during onboarding. If you are not a customer, ask us.`,
  }),
];
