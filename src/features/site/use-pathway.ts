import { useAccount } from '../../hooks/account.ts';

/** Where a choice leads: to its tool, by way of signing in for whoever is not (spec 1 §2.2). */
export function usePathway(): (target: string) => string {
  const account = useAccount();
  return (target) => (account ? target : `/login?redirect=${encodeURIComponent(target)}`);
}
