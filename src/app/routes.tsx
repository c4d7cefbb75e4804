import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useSession } from '../hooks/session.ts';
import { CoreStart } from './CoreStart.tsx';
import { shell } from './messages.ts';
import { RequireAccount } from './RequireAccount.tsx';

const HomePage = lazy(() => import('../features/site/HomePage.tsx').then((m) => ({ default: m.HomePage })));
const NotFoundPage = lazy(() => import('../features/site/NotFoundPage.tsx').then((m) => ({ default: m.NotFoundPage })));
const AuthScreen = lazy(() => import('../features/account/AuthScreen.tsx').then((m) => ({ default: m.AuthScreen })));
const ChatPage = lazy(() => import('../features/validator/ChatPage.tsx').then((m) => ({ default: m.ChatPage })));
const ReportPage = lazy(() => import('../features/report/ReportPage.tsx').then((m) => ({ default: m.ReportPage })));
const CreditRequestPage = lazy(() =>
  import('../features/credits/CreditRequestPage.tsx').then((m) => ({ default: m.CreditRequestPage })),
);
const DraftPage = lazy(() => import('../features/report/DraftPage.tsx').then((m) => ({ default: m.DraftPage })));

function SignIn({ mode }: { mode: 'sign-in' | 'sign-up' }) {
  const { ended } = useSession();
  return <AuthScreen key={mode} mode={mode} notice={ended} />;
}

/** Older links write '/auth/signin'; what they carry is kept. */
function OldSignIn() {
  const { search } = useLocation();
  return <Navigate to={`/login${search}`} replace />;
}

export function AppRoutes({ onError }: { onError: (cause: unknown) => void }) {
  return (
    <Suspense fallback={<p className="page muted">{shell.opening}</p>}>
      <Routes>
        <Route path="/" element={<HomePage />} />
        <Route path="/login" element={<SignIn mode="sign-in" />} />
        <Route path="/signin" element={<SignIn mode="sign-in" />} />
        <Route path="/signup" element={<SignIn mode="sign-up" />} />
        <Route path="/auth/signin" element={<OldSignIn />} />
        <Route
          path="/market-validation"
          element={
            <RequireAccount>
              <ChatPage />
            </RequireAccount>
          }
        />
        <Route
          path="/market-validation/report/:sessionId"
          element={
            <RequireAccount>
              <ReportPage />
            </RequireAccount>
          }
        />
        <Route
          path="/market-validation/draft/:draftId"
          element={
            <RequireAccount>
              <DraftPage />
            </RequireAccount>
          }
        />
        <Route
          path="/credit-request"
          element={
            <RequireAccount>
              <CreditRequestPage />
            </RequireAccount>
          }
        />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
      <CoreStart onError={onError} />
    </Suspense>
  );
}
