import { type ComponentType, lazy, type ReactElement, Suspense, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { opensAsSignUp } from '../domain/return-url.ts';
import type { LegalSubject } from '../features/site/content/legal.ts';
import { useDevice } from '../hooks/core.tsx';
import { useSession } from '../hooks/session.ts';
import { CoreStart } from './CoreStart.tsx';
import { shell } from './messages.ts';
import { PATHS, type Path } from './paths.ts';
import { RequireAccount } from './RequireAccount.tsx';

/** What does little without the network is not fetched before it is opened; until then its place says so. */
const onDemand = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(() =>
    load().catch((cause: unknown) => {
      if (navigator.onLine) throw cause;
      return import('./NeedsNetwork.tsx').then((m) => ({ default: m.NeedsNetwork }));
    }),
  );

const LandingPage = lazy(() =>
  import('../features/site/landing/LandingPage.tsx').then((m) => ({ default: m.LandingPage })),
);
const loadPricingPage = () => import(/* on demand */ '../features/site/PricingPage.tsx');
const PricingPage = onDemand(() => loadPricingPage().then((m) => ({ default: m.PricingPage })));
const FaqPage = lazy(() => import('../features/site/FaqPage.tsx').then((m) => ({ default: m.FaqPage })));
const GetStartedPage = lazy(() =>
  import('../features/site/GetStartedPage.tsx').then((m) => ({ default: m.GetStartedPage })),
);
const loadResourcesPage = () => import(/* on demand */ '../features/site/ResourcesPage.tsx');
const ResourcesPage = onDemand(() => loadResourcesPage().then((m) => ({ default: m.ResourcesPage })));
const loadSamplesPage = () => import(/* on demand */ '../features/site/SamplesPage.tsx');
const SamplesPage = onDemand(() => loadSamplesPage().then((m) => ({ default: m.SamplesPage })));
const loadRecordsPage = () => import(/* on demand */ '../features/site/RecordsPage.tsx');
const RecordsPage = onDemand(() => loadRecordsPage().then((m) => ({ default: m.RecordsPage })));
const loadOptionsPage = () => import(/* on demand */ '../features/site/OptionsPage.tsx');
const OptionsPage = onDemand(() => loadOptionsPage().then((m) => ({ default: m.OptionsPage })));
const loadBuildersPage = () => import(/* on demand */ '../features/site/BuildersPage.tsx');
const BuildersPage = onDemand(() => loadBuildersPage().then((m) => ({ default: m.BuildersPage })));
const loadEmailHelpPage = () => import(/* on demand */ '../features/site/EmailHelpPage.tsx');
const EmailHelpPage = onDemand(() => loadEmailHelpPage().then((m) => ({ default: m.EmailHelpPage })));
const loadLegalPage = () => import(/* on demand */ '../features/site/LegalPage.tsx');
const legalPage = (about: LegalSubject) =>
  onDemand(() => loadLegalPage().then(({ LegalPage }) => ({ default: () => <LegalPage about={about} /> })));
const [PrivacyPage, TermsPage, CookiesPage] = [legalPage('privacy'), legalPage('terms'), legalPage('cookies')];
const loadContactPage = () => import(/* on demand */ '../features/site/ContactPage.tsx');
const ContactPage = onDemand(() => loadContactPage().then((m) => ({ default: m.ContactPage })));
const NotFoundPage = lazy(() => import('../features/site/NotFoundPage.tsx').then((m) => ({ default: m.NotFoundPage })));
const AuthScreen = lazy(() => import('../features/account/AuthScreen.tsx').then((m) => ({ default: m.AuthScreen })));
const PasswordPage = onDemand(() =>
  import(/* on demand */ '../features/account/password/PasswordPage.tsx').then((m) => ({ default: m.PasswordPage })),
);
const RecoveryHelpPage = onDemand(() =>
  import(/* on demand */ '../features/account/help/RecoveryHelpPage.tsx').then((m) => ({
    default: m.RecoveryHelpPage,
  })),
);
const CallbackPage = onDemand(() =>
  import(/* on demand */ '../features/account/callback/CallbackPage.tsx').then((m) => ({ default: m.CallbackPage })),
);
const SettingsPage = onDemand(() =>
  import(/* on demand */ '../features/account/settings/SettingsPage.tsx').then((m) => ({ default: m.SettingsPage })),
);
const ChatPage = lazy(() => import('../features/validator/ChatPage.tsx').then((m) => ({ default: m.ChatPage })));
const ReportPage = lazy(() => import('../features/report/ReportPage.tsx').then((m) => ({ default: m.ReportPage })));
const RefinerPage = lazy(() => import('../features/refiner/RefinerPage.tsx').then((m) => ({ default: m.RefinerPage })));
const loadCreditRequestPage = () => import(/* on demand */ '../features/credits/CreditRequestPage.tsx');
const CreditRequestPage = onDemand(() => loadCreditRequestPage().then((m) => ({ default: m.CreditRequestPage })));
const loadAnalyticsPage = () => import(/* on demand */ '../features/analytics/AnalyticsPage.tsx');
const AnalyticsPage = onDemand(() => loadAnalyticsPage().then((m) => ({ default: m.AnalyticsPage })));
const AdminPage = onDemand(() =>
  import(/* on demand */ '../features/admin/AdminPage.tsx').then((m) => ({ default: m.AdminPage })),
);
const GeneratorPage = lazy(() =>
  import('../features/explorer/GeneratorPage.tsx').then((m) => ({ default: m.GeneratorPage })),
);
const ResultsPage = lazy(() =>
  import('../features/explorer/ResultsPage.tsx').then((m) => ({ default: m.ResultsPage })),
);
const SamplePage = lazy(() => import('../features/report/SamplePage.tsx').then((m) => ({ default: m.SamplePage })));
const loadTryPage = () => import(/* on demand */ '../features/report/TryPage.tsx');
const TryPage = onDemand(() => loadTryPage().then((m) => ({ default: m.TryPage })));
const DraftPage = lazy(() => import('../features/report/DraftPage.tsx').then((m) => ({ default: m.DraftPage })));

function SignIn({ mode }: { mode: 'sign-in' | 'sign-up' }) {
  const { ended } = useSession();
  return <AuthScreen key={mode} mode={mode} ended={ended} />;
}

/** The address of the specification for whoever is not signed in; a newcomer with a pathway finds the other mode there. */
function Login() {
  const { account } = useDevice();
  const { search } = useLocation();
  const [newcomer] = useState(() => opensAsSignUp(search, account.hadAccount()));
  return <SignIn mode={newcomer ? 'sign-up' : 'sign-in'} />;
}

/** Older links write '/auth/signin'; what they carry is kept. */
function OldSignIn() {
  const { search } = useLocation();
  return <Navigate to={`/login${search}`} replace />;
}

/** Public pages that few open: not part of the first visit, but of the first stay, with the samples (first-visit.ts). */
const PUBLIC_PAGES = [
  loadPricingPage,
  loadTryPage,
  loadSamplesPage,
  loadRecordsPage,
  loadContactPage,
  loadResourcesPage,
  loadOptionsPage,
  loadBuildersPage,
  loadEmailHelpPage,
  loadLegalPage,
];

/** With those that only a person with an account opens. */
const bringPagesOfAnAccount = () => {
  for (const load of [loadCreditRequestPage, loadAnalyticsPage, ...PUBLIC_PAGES]) {
    // Brought again when it is opened; nothing is lost.
    load().catch(() => {});
  }
};

const guarded = (screen: ReactElement) => <RequireAccount onIdle={bringPagesOfAnAccount}>{screen}</RequireAccount>;

const SCREENS: Record<Path, ReactElement> = {
  '/': <LandingPage />,
  '/product': <LandingPage />,
  '/solutions': <LandingPage />,
  '/pricing': <PricingPage />,
  '/resources': <ResourcesPage />,
  '/options': <OptionsPage />,
  '/faq': <FaqPage />,
  '/faqs': <FaqPage />,
  '/faqsection': <FaqPage />,
  '/get-started': <GetStartedPage />,
  '/samples': <SamplesPage />,
  '/records': <RecordsPage />,
  '/venture-builders': <BuildersPage />,
  '/contact': <ContactPage />,
  '/help/email-not-received': <EmailHelpPage />,
  '/privacy': <PrivacyPage />,
  '/terms': <TermsPage />,
  '/cookies': <CookiesPage />,
  '/login': <Login />,
  '/signin': <SignIn mode="sign-in" />,
  '/signup': <SignIn mode="sign-up" />,
  '/auth/signin': <OldSignIn />,
  '/auth/callback': <CallbackPage />,
  '/forgot-password': <PasswordPage />,
  '/reset-password': <PasswordPage />,
  '/help/account-recovery': <RecoveryHelpPage />,
  '/settings': guarded(<SettingsPage />),
  '/market-validation': guarded(<ChatPage />),
  '/market-validation/report': guarded(<ReportPage />),
  '/market-validation/report/:sessionId': guarded(<ReportPage />),
  '/market-validation/draft/:draftId': guarded(<DraftPage />),
  '/market-validation-report': guarded(<ReportPage />),
  '/market-validation-report/:sessionId': guarded(<ReportPage />),
  '/problem-generator': guarded(<GeneratorPage />),
  '/problem-generator/results': guarded(<ResultsPage />),
  '/problem-generator/results/:jobId': guarded(<ResultsPage />),
  '/samples/:sampleId': <SamplePage />,
  '/try/:draftId': <TryPage />,
  '/prefine': guarded(<RefinerPage />),
  '/credit-request': guarded(<CreditRequestPage />),
  '/analytics': guarded(<AnalyticsPage />),
  '/admin': guarded(<AdminPage />),
  '*': <NotFoundPage />,
};

export function AppRoutes({ onError }: { onError: (cause: unknown) => void }) {
  return (
    <Suspense fallback={<p className="page muted">{shell.opening}</p>}>
      <Routes>
        {PATHS.map((path) => (
          <Route key={path} path={path} element={SCREENS[path]} />
        ))}
      </Routes>
      <CoreStart publicPages={PUBLIC_PAGES} onError={onError} />
    </Suspense>
  );
}
